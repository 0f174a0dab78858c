import { toSlug } from "../../../../content-model/browser.ts";

const maxLength = 40;

/** Creates the name of a source, which no other has. @param words to make it of */
export function createSourceName(words: string, sources: readonly { key: string }[]): string {
	const slug = shortenSlug(toSlug(words)) || "source";
	const takenNames = sources.map(({ key }) => key);
	let name = slug;
	for (let number = 2; takenNames.includes(name); number++) {
		name = `${slug}-${number}`;
	}
	return name;
}

/** Shortens a slug after a whole word; its first word, if it is too long, within it. */
function shortenSlug(slug: string): string {
	if (slug.length <= maxLength) {
		return slug;
	}
	const end = slug.lastIndexOf("-", maxLength);
	return slug.slice(0, end > 0 ? end : maxLength);
}
