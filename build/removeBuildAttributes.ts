/** Removes the attributes from a document that only the search index (`data-no-search`) and the desk (`data-price`) read. */
export function removeBuildAttributes(html: string): string {
	return html.replaceAll(/ data-(?:no-search|price)="[^"]*"/g, "");
}
