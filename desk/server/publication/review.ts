import type { Review } from "../../shared/api/review.ts";
import { getKind, getKindLabel } from "../content/kinds/kinds.ts";
import { isSampleSite } from "../content/values/fields.ts";
import { countUnsent, findRemote, readHead } from "../git/repository.ts";
import { readTrash } from "../removals/trash.ts";
import { groupChanges } from "./changes/groupChanges.ts";
import { readDiffs } from "./changes/readChanges.ts";
import { summariseChanges } from "./descriptions/summariseChanges.ts";
import { findPublications } from "./publications.ts";
import { findPublishingProblem } from "./readyRepository.ts";
import { selectRedoable } from "./redoable.ts";

/** Describes the changes since the last publication, and where they would be sent. */
export function createReview(root: string): Review {
	const head = readHead(root);
	const problem = findPublishingProblem(root, head);
	const { publishable, unpublishable } = readDiffs(root, head);
	const remote = findRemote(root, head?.branch);
	const { last, undone } = head
		? findPublications(root, head.commit)
		: { last: undefined, undone: [] };
	const { items, unreadable } = readTrash(root);
	const changes = summariseChanges(root, groupChanges(publishable), items);
	return {
		changes,
		trash: items
			.filter(({ id }) => !changes.some(({ trashId }) => trashId === id))
			.map(({ id, path, title, time }) => ({
				id,
				title,
				time,
				kindLabel: getKindLabel(getKind(path)),
			})),
		unreadableRecords: unreadable,
		unpublishable,
		problem,
		remote,
		...(remote && isSampleSite(root) ? { isSample: true } : {}),
		unsentCount: remote ? countUnsent(root, remote) : 0,
		last,
		undone: selectRedoable(root, undone),
	};
}
