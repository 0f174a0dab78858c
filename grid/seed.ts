/**
 * Creates the only source of variety in a drawing: a stream of numbers that depends on a slug alone.
 * @param slug any text; the same text gives the same stream
 * @returns a function that gives the next number, from 0 up to but not including 1
 *
 * The slug is hashed with FNV-1a (32 bits), the hash starts the generator mulberry32. Both are in the public
 * domain. Changing either would change every drawing on the site.
 */
export function createRandom(slug: string): () => number {
	let state = 2166136261;
	for (let index = 0; index < slug.length; index++) {
		state = Math.imul(state ^ slug.charCodeAt(index), 16777619);
	}
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/**
 * Picks one entry of a list at random.
 * @param list what to choose from
 * @param nextRandom a stream from {@link createRandom}; one number is drawn
 * @throws if the list is empty
 */
export function pickRandom<Item>(list: readonly Item[], nextRandom: () => number): Item {
	const item = list[Math.floor(nextRandom() * list.length)];
	if (item === undefined) {
		throw new Error("There is nothing to choose from: the list is empty.");
	}
	return item;
}
