/**
 * How hard Brotli tries. Of a page of 60 kB, "best" makes 14.6 kB in 43 ms, "good" 15.0 kB in 18 ms and
 * "quick" 16.4 kB in 1 ms (decision 0010).
 */
export type Effort = "best" | "good" | "quick";

/** The same as Brotli counts it, from 0 to 11. */
export const qualities: Record<Effort, number> = { best: 11, good: 10, quick: 7 };

/** How many articles are compressed as hard as can be, the newest first. */
const newest = 50;

/**
 * How hard each file is compressed. What many visitors fetch is made as small as can be. On a site of
 * many articles, what one of thousands fetches gains less than a hundredth of a second from what costs
 * the build most.
 */
export function effortOf(articles: readonly { slug: string }[]): (path: string) => Effort {
	const older = new Set(
		articles.slice(newest).flatMap(({ slug }) => [`/blog/${slug}`, `/blog/${slug}.md`]),
	);
	return (path) => (older.has(path) ? "quick" : "best");
}
