/** Gets the position of an entry that follows all others, from 1. @param positions of the others */
export function getNextPosition(positions: readonly number[]): number {
	return Math.max(0, ...positions) + 1;
}
