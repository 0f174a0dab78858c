import { UserError } from "../machine/userError.ts";
import { getMarkdownPath, toCanonicalPath } from "../paths/index.ts";
import type { ServingRules } from "./servingRules.ts";

/** The target of an old path. */
export interface RedirectTarget {
	/** The old path as the owner wrote it. */
	readonly from: string;
	/** A resource of the folder: `/pricing`. */
	readonly path: string;
	/** Fragment with `#`, or empty. It follows the query: `/pricing?users=30#estimate`. */
	readonly anchor: string;
}

/**
 * Creates the redirects, and one for the Markdown of each path whose new page has it. The content was checked before;
 * this compares it with the folder that is served, which also holds files.
 * @param existingPaths paths at which the folder has a response.
 * @returns targets by the old path, canonical and in lower case: no spelling of it leads anywhere else.
 * @throws UserError for an old path that still has a response, for two that differ in spelling only, and for
 * a new path without a response.
 */
export function createRedirectTargets(
	rules: ServingRules,
	existingPaths: ReadonlySet<string>,
): Map<string, RedirectTarget> {
	const lowerCasePaths = new Set(Array.from(existingPaths, (path) => path.toLowerCase()));
	const targets = new Map<string, RedirectTarget>();
	for (const { from, to } of rules.redirects) {
		const key = toCanonicalPath(from).toLowerCase();
		const [path = "", fragment] = to.split("#");
		if (lowerCasePaths.has(key)) {
			throw new UserError(`${from} cannot lead to ${to}: the site itself answers at ${key}.`);
		}
		if (targets.has(key)) {
			throw new UserError(`${from} and ${targets.get(key)?.from} are one address: keep one.`);
		}
		if (!existingPaths.has(path)) {
			throw new UserError(`${from} cannot lead to ${to}: nothing answers there.`);
		}
		targets.set(key, { from, path, anchor: fragment === undefined ? "" : `#${fragment}` });
	}
	const markdownTargets = Array.from(targets, ([key, { path }]) => {
		const from = `${key}.md`;
		return [from, { from, path: getMarkdownPath(path), anchor: "" }] as const;
	});
	const newTargets = markdownTargets.filter(
		([key, { path }]) => existingPaths.has(path) && !lowerCasePaths.has(key) && !targets.has(key),
	);
	return new Map([...targets, ...newTargets]);
}
