/** Gets the place of an entry that follows all others, from 1. @param places of the others */
export function getNextPlace(places: readonly number[]): number {
	return Math.max(0, ...places) + 1;
}
