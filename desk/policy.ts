/**
 * The policy of the desk's pages. The editor puts its styles into the page as it runs, and shows
 * pictures and its preview from memory (`blob:`); it needs no eval.
 * @param services origins that it asks: a Git host's, where it is not served by the local server.
 * @param frames origins of the preview.
 */
export function deskPolicy(services: readonly string[], frames: readonly string[]): string {
	return [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self' 'unsafe-inline'",
		`img-src 'self' blob: data: ${services.join(" ")}`.trim(),
		"font-src 'self'",
		`connect-src 'self' blob: data: ${services.join(" ")}`.trim(),
		`frame-src 'self' blob: ${frames.join(" ")}`.trim(),
		"worker-src 'self' blob:",
		"manifest-src 'self' blob: data:",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
