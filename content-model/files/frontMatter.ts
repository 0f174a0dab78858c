/**
 * Splits a Markdown file with line ends of `\n`.
 * @returns the fields with the two lines of hyphens around them, the fields alone, and the text below;
 * undefined if it does not begin with fields.
 */
export function splitFrontMatter(text: string) {
	const [head, yaml = ""] = text.match(/^---\n([\s\S]*?\n)---\n/) ?? [];
	return head === undefined ? undefined : { head, yaml, body: text.slice(head.length) };
}

/** Removes the byte order mark and the carriage returns that Windows editors add. */
export function removeBomAndCrLf(text: string): string {
	return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
