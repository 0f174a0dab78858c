/**
 * Returns a title or name as the name of a file: lower-case letters and digits without accents, joined by hyphens.
 */
export function toSlug(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f’']/g, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-/, "")
		.slice(0, maxSlugLength)
		.replace(/-$/, "");
}

const maxSlugLength = 60;
