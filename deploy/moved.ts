import type { Resource } from "./local/site-files.ts";
import { canonicalPath, type SiteRules } from "./rules.ts";
import { UserError } from "./userError.ts";

/** Where an old address leads. */
export interface MovedResource {
	/** The old address as the owner wrote it. */
	readonly from: string;
	/** A resource of the folder: `/pricing`. */
	readonly path: string;
	/** One place on it with its `#`, or nothing. It follows the query: `/pricing?users=30#estimate`. */
	readonly anchor: string;
}

/**
 * The addresses that have moved, and the Markdown of each where its new page has one. The content
 * was checked before; this compares it with the folder that is served, which also holds files.
 * @param resources what the folder holds, by address.
 * @returns by the old address, canonical and in lower case: no spelling of it leads anywhere else.
 * @throws UserError for an old address that something still answers at, for two that differ in
 * spelling only, and for a new one that nothing answers at.
 */
export function movedResources(
	rules: SiteRules,
	resources: ReadonlyMap<string, Resource>,
): Map<string, MovedResource> {
	const taken = new Set(Array.from(resources.keys(), (address) => address.toLowerCase()));
	const moved = new Map<string, MovedResource>();
	for (const { from, to } of rules.redirects.moved) {
		const key = canonicalPath(rules, from).toLowerCase();
		const [path = "", place] = to.split("#");
		if (taken.has(key)) {
			throw new UserError(`${from} cannot lead to ${to}: the site itself answers at ${key}.`);
		}
		if (moved.has(key)) {
			throw new UserError(`${from} and ${moved.get(key)?.from} are one address: keep one.`);
		}
		if (!resources.has(path)) {
			throw new UserError(`${from} cannot lead to ${to}: nothing answers there.`);
		}
		moved.set(key, { from, path, anchor: place === undefined ? "" : `#${place}` });
	}
	for (const [key, { path }] of [...moved]) {
		const { ending, top } = rules.redirects.markdown;
		const old = `${key}${ending}`;
		const markdown = path === "/" ? top : `${path}${ending}`;
		if (resources.has(markdown) && !taken.has(old) && !moved.has(old)) {
			moved.set(old, { from: old, path: markdown, anchor: "" });
		}
	}
	return moved;
}
