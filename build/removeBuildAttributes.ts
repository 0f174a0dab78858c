/**
 * Removes the attributes from a document that only the search index (`data-no-search`) and the desk (`data-price`,
 * `data-scripted-class`) read. `data-no-text` stays: whoever compares a document with its Markdown needs it.
 */
export function removeBuildAttributes(html: string): string {
	return html.replaceAll(/ data-(?:no-search|price|scripted-class)="[^"]*"/g, "");
}
