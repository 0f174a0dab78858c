import { toSlug } from "../../../../content-model/browser.ts";

const maxLength = 40;

/** Creates the name of a source, which no other has. @param words to make it of */
export function createSourceName(words: string, sources: readonly { key: string }[]): string {
	const slug = toSlug(words).slice(0, maxLength) || "source";
	const takenNames = sources.map(({ key }) => key);
	let name = slug;
	for (let number = 2; takenNames.includes(name); number++) {
		name = `${slug}-${number}`;
	}
	return name;
}
