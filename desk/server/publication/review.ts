import type { ChangeSummary, Review } from "../../shared/api/review.ts";
import { isFieldsPath } from "../content/contentFiles.ts";
import { isSampleSite } from "../content/fields.ts";
import { findKind, getKindLabel, getSlug } from "../content/kinds.ts";
import { readOptionLists } from "../content/optionLists.ts";
import { parseFields } from "../content/parseFields.ts";
import { getTitleFromFields } from "../content/titles.ts";
import { findPublications } from "../git/publications.ts";
import { countUnsent, findPublishingProblem, findRemote, readHead } from "../git/repository.ts";
import { listRemovals } from "../removals/keptRemovals.ts";
import { type Change, groupChanges } from "./changes.ts";
import { listDiffs } from "./listChanges.ts";
import { summariseChange } from "./summariseChange.ts";

/** Describes the changes since the last publication, and where they would be sent. */
export function createReview(root: string): Review {
	const head = readHead(root);
	const problem = findPublishingProblem(root, head);
	const { publishable, unpublishable } = listDiffs(root, head);
	const remote = findRemote(root, head);
	const { last, undone } = head ? findPublications(root, head.commit) : {};
	const removals = listRemovals(root);
	const changes = summariseChanges(root, groupChanges(publishable), removals);
	return {
		changes,
		kept: removals
			.filter(({ id }) => !changes.some(({ removal }) => removal === id))
			.map(({ id, path, title, time }) => ({
				id,
				title,
				time,
				kindLabel: getKindLabel(findKind(path)),
			})),
		unpublishable,
		problem,
		remote,
		...(remote && isSampleSite(root) ? { isSample: true } : {}),
		unsentCount: remote ? countUnsent(root, remote) : 0,
		last,
		undone,
	};
}

/** Summarises changes as a person reviews them. */
export function summariseChanges(
	root: string,
	changes: readonly Change[],
	removals = listRemovals(root),
): ChangeSummary[] {
	const optionLists = readOptionLists(root);
	// A removed entry is called by its last published title.
	const removed = changes.flatMap(({ path, before, after }) =>
		before && !after && isFieldsPath(path)
			? { value: getSlug(path), label: getTitleFromFields(path, parseFields(String(before))), path }
			: [],
	);
	const addRemoved = (name: "article" | "author", kind: string) => [
		...optionLists[name],
		...removed.filter(({ path }) => findKind(path).name === kind),
	];
	const context = {
		changes,
		removals,
		optionLists: {
			...optionLists,
			article: addRemoved("article", "article"),
			author: addRemoved("author", "person"),
		},
	};
	return changes.map((change) => summariseChange(root, change, context));
}
