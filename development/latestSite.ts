import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { createSiteFiles } from "../app/seo/siteFiles.server.ts";
import { createSite, type Site } from "../app/site/site.server.ts";

/** The site of the content at one moment. */
export interface LatestSite {
	site: Promise<Site>;
	/** The files that a build writes by itself, created on request. */
	files: () => ReturnType<typeof createSiteFiles>;
	/** The site as it was before the last change; undefined if it could not be made. */
	before: Promise<Site | undefined>;
}

/**
 * Follows the content of a folder, drafts included.
 * @param root folder that holds `content/`.
 * @param keepsLast whether the last site without issues is used instead of one with issues.
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
			// A site with issues is no reason to refuse the next one.
			const before =
				(keepsLast && cached?.site.catch(() => undefined)) || Promise.resolve(undefined);
			const site = createSite(root, { stubsOrigin, withUnpublished: true }).catch(
				async (error: unknown) => {
					const last = await before;
					if (!last) {
						throw error;
					}
					return last;
				},
			);
			// Whoever asks for it is told; nobody may.
			site.catch(() => {});
			let files: ReturnType<typeof createSiteFiles> | undefined;
			cached = { stamp, site, before, files: () => (files ??= site.then(createSiteFiles)) };
		}
		return cached;
	};
}
