import type { Issue } from "../../../content-model/index.ts";
import { getSlug } from "../content/kinds.ts";
import type { ChangeGroup } from "./changeGroups.ts";

/**
 * Finds the changes without which others break the site: of those that were not chosen, as few as possible.
 * @param others the changes that were not chosen.
 * @param issues of the site with those that were chosen.
 * @param findIssues checks the site with some of the others too.
 * @returns none where they would solve nothing; and the issues that remain with them.
 */
export async function findNeededChanges(
	others: readonly ChangeGroup[],
	issues: readonly Issue[],
	findIssues: (added: readonly ChangeGroup[]) => Promise<readonly Issue[]>,
): Promise<{ needed: readonly ChangeGroup[]; remaining: readonly Issue[] }> {
	const none = { needed: [], remaining: issues };
	if (issues.length === 0 || others.length === 0) {
		return none;
	}
	const remaining = await findIssues(others);
	if (remaining.length >= issues.length) {
		return none;
	}
	const isEnough = async (added: readonly ChangeGroup[]) =>
		(await findIssues(added)).length <= remaining.length;
	// Each check takes a second: those that an issue names are asked about first.
	const named = others.filter((group) => issues.some((issue) => isNamedBy(issue, group)));
	let needed = named.length < others.length && (await isEnough(named)) ? named : others;
	for (const group of needed.length > 1 ? needed : []) {
		const fewer = needed.filter((other) => other !== group);
		if (await isEnough(fewer)) {
			needed = fewer;
		}
	}
	return { needed, remaining };
}

/** Whether an issue is in a file of a change, or its value has the name of one. */
function isNamedBy({ file, received, value }: Issue, { owner, companions }: ChangeGroup): boolean {
	const paths = [owner, ...companions.map((companion) => companion.file)].map(({ path }) => path);
	return paths.some((path) => path === file || `${received} ${value}`.includes(getSlug(path)));
}
