import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { createSite, type Site } from "../app/site/site.server.ts";

/** The site of the content at one moment. */
export interface LatestSite {
	site: Promise<Site>;
	/** The site before the last change; undefined if there was none, or none could be made. */
	previousSite: Promise<Site | undefined>;
}

/**
 * Follows the content of a folder, drafts included.
 * @param root folder that holds `content/`.
 * @param keepsLast whether the site before a change that causes issues stays in use.
 * @returns the site, made again when a file of the content has changed.
 */
export function followSite(
	root: string,
	{ stubsOrigin, keepsLast }: { stubsOrigin?: string | undefined; keepsLast: boolean },
): () => LatestSite {
	let cached: (LatestSite & { stamp: string }) | undefined;
	return () => {
		const stamp = globSync("content/**/*", { cwd: root })
			.map((file) => `${file} ${statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs}`)
			.join();
		if (cached?.stamp !== stamp) {
			const previousSite = cached?.site.catch(() => undefined) ?? Promise.resolve(undefined);
			const site = createSite(root, { stubsOrigin, withUnpublished: true }).catch(
				async (error: unknown) => {
					const last = keepsLast ? await previousSite : undefined;
					if (!last) {
						throw error;
					}
					return last;
				},
			);
			// Whoever awaits the site gets the error. While nobody does, an unhandled rejection would end the process.
			site.catch(() => {});
			cached = { stamp, site, previousSite };
		}
		return cached;
	};
}
