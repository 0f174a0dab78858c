import { basename } from "node:path";
import type { Issue } from "../../../../content-model/index.ts";
import { isFieldsPath } from "../../content/files/contentFiles.ts";
import { getKind, getPagePath, getSlug } from "../../content/kinds/kinds.ts";
import { type Change, listPieces } from "../changes/change.ts";

/**
 * Finds the changes without which others break the site: of those that were not chosen, as few as possible.
 * @param others the changes that were not chosen.
 * @param issues of the site with those that were chosen.
 * @param findIssues checks the site with some of the others too.
 * @returns the needed changes, none if they would solve nothing, and the issues that remain with them.
 */
export async function findNeededChanges(
	others: readonly Change[],
	issues: readonly Issue[],
	findIssues: (added: readonly Change[]) => Promise<readonly Issue[]>,
): Promise<{ needed: readonly Change[]; remaining: readonly Issue[] }> {
	const none = { needed: [], remaining: issues };
	if (issues.length === 0 || others.length === 0) {
		return none;
	}
	const remaining = await findIssues(others);
	if (remaining.length >= issues.length) {
		return none;
	}
	const isEnough = async (added: readonly Change[]) =>
		(await findIssues(added)).length <= remaining.length;
	// Each check takes a second: those that an issue names are tried first.
	const likely = others.filter((change) => issues.some((issue) => isNamedBy(issue, change)));
	let needed = likely.length < others.length && (await isEnough(likely)) ? likely : others;
	for (const change of needed.length > 1 ? needed : []) {
		const fewer = needed.filter((other) => other !== change);
		if (await isEnough(fewer)) {
			needed = fewer;
		}
	}
	return { needed, remaining };
}

/**
 * Lists the chosen changes that do not work without another.
 * @param issues that the other solves.
 */
export function listChosenNeeding(
	needed: Change,
	chosen: readonly Change[],
	issues: readonly Issue[],
): Change[] {
	const ofNeeded = issues.filter((issue) => isNamedBy(issue, needed));
	return chosen.filter((change) => ofNeeded.some((issue) => isNamedBy(issue, change)));
}

/** Checks whether an issue is in a file of a change, or about what one is called. */
function isNamedBy(issue: Issue, change: Change): boolean {
	const name = getName(issue);
	return listPieces(change).some(
		({ path }) => path === issue.file || listNames(path).some((other) => other === name),
	);
}

/** Gets the name that an issue is about: that of an entry, a page, a picture or a file. */
function getName({ value, reason }: Issue): unknown {
	switch (reason?.code) {
		case "unknown-page":
		case "hidden-page":
		case "redirected-nowhere":
			return reason.path;
		case "missing-picture":
			return reason.name;
		case "taken":
			return reason.by;
		default:
			return value;
	}
}

/** Lists what a file is called where it is named: `ada`, `ada.yaml`, `content/team/ada.yaml`, and its page `/team/ada`. */
function listNames(path: string): string[] {
	const page = isFieldsPath(path) ? getPagePath(path, getKind(path)) : undefined;
	return [getSlug(path), basename(path), path, ...(page ? [page] : [])];
}
