/** A text for HTML, between tags or in double quotation marks. */
export function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Every value of an attribute. Documents are our own: attributes use double quotes. */
export function findAttributeValues(html: string, attribute: string): Set<string> {
	const values = html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"));
	return new Set(values.map(([, value = ""]) => value));
}
