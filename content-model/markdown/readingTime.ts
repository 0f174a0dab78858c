/** Words an adult reads in a minute, conservative: most studies of silent reading say 200 to 260. */
const wordsPerMinute = 220;

/** Estimates the whole minutes that a text takes, at least 1. Signs by themselves, as in a sum, are no words. */
export function estimateReadingTime(text: string): number {
	const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
	return Math.max(1, Math.round(words / wordsPerMinute));
}
