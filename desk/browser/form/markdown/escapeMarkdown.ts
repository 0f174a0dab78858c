/** Escapes words that are to stand between brackets. What is formatted in them stays. */
export function escapeWords(words: string): string {
	return words.trim().replace(/\\.|[[\]\\]/g, (mark) => (mark.length > 1 ? mark : `\\${mark}`));
}

/** Escapes the address of a link: a bracket of its own would end it. */
export function escapeAddress(address: string): string {
	return address.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** Writes a caption between quotation marks, its own as the site has them: single and curly. */
export function quoteCaption(caption: string): string {
	const words = caption
		.trim()
		.replaceAll("\\", "\\\\")
		.replace(/(?<=^|[\s([—])"/g, "‘")
		.replaceAll('"', "’");
	return `"${words}"`;
}
