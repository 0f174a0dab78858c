/**
 * Formats the content security policy of the desk: everything from itself, the preview in a frame, and dropped
 * pictures from memory.
 * @param previewOrigin where the site is shown.
 */
export function formatDeskPolicy(previewOrigin: string): string {
	return [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"img-src 'self' blob: data:",
		"font-src 'self'",
		"connect-src 'self'",
		`frame-src ${previewOrigin}`,
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
