/** Escapes a text for HTML, between tags or in double quotation marks. */
export function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
