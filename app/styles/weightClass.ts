/** Step of the heaviest type in weights.css. */
const heaviest = 9;

/**
 * Returns the class of type that grows heavier from the first of some things to the last, which is the heaviest.
 * @param index position of one of them, from 0
 * @param count number of all
 * @param lightest step of the first
 */
export function getWeightClass(index: number, count: number, lightest = 1): string {
	const steps = Math.max(1, count - 1);
	return `weight-${lightest + Math.round((index * (heaviest - lightest)) / steps)}`;
}
