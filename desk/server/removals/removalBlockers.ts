import { type Issue, teamAuthor } from "../../../content-model/index.ts";
import { getFixedPagePath } from "../../../paths/index.ts";
import type { Removal, RemovalBlocker } from "../../shared/api/removals.ts";
import { getBlockerKey } from "../../shared/api/removals.ts";
import { isFieldsPath } from "../content/files/contentFiles.ts";
import { getOwnPagePath, getSlug } from "../content/kinds/kinds.ts";
import { findPublicPage } from "../content/values/publicPages.ts";
import { getFileTitle } from "../content/values/titles.ts";
import { locateField } from "../form/locateField.ts";
import { getIssueField } from "../issues/contentIssues.ts";
import { describeIssue } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { createRemovalWrites } from "./removalWrites.ts";

/**
 * Finds what is in the way of a removal, before somebody confirms it. Some issues appear only once others are solved:
 * each round of checks assumes a valid choice for every blocker found so far.
 */
export async function findRemovalBlockers(
	workspace: Workspace,
	path: string,
): Promise<RemovalBlocker[]> {
	const { root } = workspace;
	const home = getFixedPagePath("home");
	const found = new Map<string, RemovalBlocker>();
	// A public page needs a redirect. Any valid one lets the check find the other blockers: that to Home is valid.
	let options: Omit<Removal, "version"> = {
		path,
		redirect: findPublicPage(root, path) ? home : "",
	};
	for (let lastCount = -1; found.size > lastCount; ) {
		lastCount = found.size;
		const issues = await workspace.findNewIssues(createRemovalWrites(root, options));
		for (const blocker of createBlockers(root, path, issues)) {
			found.set(getBlockerKey(blocker), blocker);
		}
		options = { ...options, ...resolveBlockers([...found.values()], home) };
	}
	return [...found.values()];
}

/** Resolves every blocker that a removal can resolve, with any valid choice. */
function resolveBlockers(blockers: readonly RemovalBlocker[], page: string) {
	return {
		...(blockers.some(({ relation }) => relation === "link") ? { redirect: page } : {}),
		...(blockers.some(({ relation }) => relation === "byline") ? { successor: teamAuthor } : {}),
		listed: blockers.filter(({ relation }) => relation === "listed"),
	};
}

/** Creates what is in the way of a removal from the issues that it would cause in entries. @param path of the entry */
export function createBlockers(
	root: string,
	path: string,
	issues: readonly Issue[],
): RemovalBlocker[] {
	return issues
		.filter(({ file }) => isFieldsPath(file))
		.map((issue) => {
			const { file } = issue;
			const relation = findRelation(path, issue);
			const title = getFileTitle(root, file);
			const { fieldPath, place } = locateField(root, file, getIssueField(issue));
			return {
				path: file,
				fieldPath,
				title,
				message: describeRemovalBlocker(issue, relation, { title, place }),
				relation,
			};
		});
}

/** Finds how an issue names an entry, whose removal would cause it. */
function findRelation(
	path: string,
	{ file, field, value, reason }: Issue,
): RemovalBlocker["relation"] {
	if (reason?.code === "unknown-page") {
		return reason.path === getOwnPagePath(path) ? "link" : "other";
	}
	if (value !== getSlug(path)) {
		return "other";
	}
	if (field === "author") {
		return "byline";
	}
	return file.endsWith(".yaml") && /\.\d+$/.test(field) ? "listed" : "named";
}

/**
 * Describes in a sentence why an entry cannot be removed.
 * @param title of the file that has the issue.
 * @param place of the issue in the form of that file.
 */
export function describeRemovalBlocker(
	issue: Issue,
	relation: RemovalBlocker["relation"],
	{ title, place }: { title: string; place: string },
): string {
	const { field, line } = issue;
	switch (relation) {
		case "link":
			return `${title} links to its page, ${line === undefined ? `at ${place}` : `in line ${line}`}.`;
		case "listed":
			return `${title} lists it, at ${place}.`;
		// No remedy is named: the form of the removal asks for another author.
		case "byline":
			return `${title} refers to it, at ${place}.`;
		case "named":
			return `${title} refers to it, at ${place}. Choose another there${/\.\d+\./.test(field) ? ", or remove its row" : ""}.`;
		case "other":
			return `${title}: ${describeIssue(issue)}`;
	}
}
