/** Normalises a text: lower case, without Markdown, curly quotes and repeated spaces. */
export function normaliseText(text: string): string {
	return text
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/\[\^[^\]]+\]/g, "")
		.replace(/[*_`#]/g, "")
		.replace(/[‘’]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/[\u00ad\u200b]/g, "")
		.replace(/\s+/g, " ")
		.trim()
		.toLowerCase();
}
