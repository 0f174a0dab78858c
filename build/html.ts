/** A text as it stands in HTML, between tags or in double quotation marks. */
export function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Every value of an attribute. Documents are our own: attributes stand in double quotation marks. */
export function findAttributeValues(html: string, attribute: string): Set<string> {
	const values = html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"));
	return new Set(values.map(([, value = ""]) => value));
}
