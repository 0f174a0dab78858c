/** Words an adult reads in a minute, at the careful end: most studies of silent reading say 200 to 260. */
const wordsPerMinute = 220;

/** Whole minutes that a text of so many words takes, at least 1. */
export function minutesToRead(words: number): number {
	return Math.max(1, Math.round(words / wordsPerMinute));
}
