import type { ChangeSummary } from "../../../shared/api/review.ts";
import { findFieldPlace, formatFieldPlace } from "../../../shared/form/fieldPlace.ts";
import { getVersion, isFieldsPath } from "../../content/files/contentFiles.ts";
import { destinationsFile, wordsFile } from "../../content/files/knownFiles.ts";
import { collections } from "../../content/kinds/deskKinds.ts";
import { getKind, getSlug } from "../../content/kinds/kinds.ts";
import { type OptionLists, readOptionLists } from "../../content/values/optionLists.ts";
import { getPositionField } from "../../content/values/positions.ts";
import { findPageTitle, getTitleFromFields } from "../../content/values/titles.ts";
import { parseFields } from "../../content/yaml/parseFields.ts";
import { findFileProblem } from "../../content/yaml/readability.ts";
import { createFormSchema } from "../../form/createFormSchema.ts";
import { findPublicationTime } from "../../git/git.ts";
import { listTrash, type TrashItem } from "../../removals/trash.ts";
import { applyPieces, type Change, getFingerprint } from "../changes/change.ts";
import { type ChangedPiece, type FileDiff, readPart } from "../changes/fileDiff.ts";
import { listPartPaths } from "../changes/fileParts.ts";
import { isNewEntry } from "../changes/isNewEntry.ts";
import { toReviewedPiece } from "../changes/reviewedPieces.ts";
import { describeDifferences } from "./describeDifferences.ts";
import { describeOrder } from "./describeOrder.ts";
import { findChangedField } from "./findChangedField.ts";

/** What the summary of a change takes from others. */
interface SummaryContext {
	/** All changes. */
	changes: readonly Change[];
	/** What is in the trash. */
	trash: readonly TrashItem[];
	optionLists: OptionLists;
}

/** Summarises changes as a person reviews them. */
export function summariseChanges(
	root: string,
	changes: readonly Change[],
	trash = listTrash(root),
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
		...removed.filter(({ path }) => getKind(path).name === kind),
	];
	const context = {
		changes,
		trash,
		optionLists: {
			...optionLists,
			article: addRemoved("article", "article"),
			author: addRemoved("author", "person"),
		},
	};
	return changes.map((change) => summariseChange(root, change, context));
}

/** Summarises a change for its review. */
function summariseChange(
	root: string,
	change: Change,
	{ changes, trash, optionLists }: SummaryContext,
): ChangeSummary {
	const { path, part, before, after, included } = change;
	const positionField = isFieldsPath(path) ? getPositionField(getKind(path).name) : undefined;
	const pieces = {
		...toReviewedPiece(change),
		fingerprint: getFingerprint(change, changes),
		included: included.map(toReviewedPiece),
		hasNewEntry: [change, ...included].some(isNewEntry),
	};
	if (part && part === positionField) {
		const title = `Order of ${collections[getKind(path).name]?.label}`;
		return {
			...pieces,
			title,
			entryTitle: title,
			state: "changed",
			hasForm: false,
			sentences: describeOrder(root, change, positionField, { changes, optionLists }),
			inclusions: [],
		};
	}
	const removal = after ? undefined : trash.find((item) => isRemovalOf(root, item, change));
	const hasForm = after !== undefined && isFieldsPath(path);
	const ownBytes = applyPieces(change, changes, [change]);
	const entryTitle = getDiffTitle(change);
	return {
		...pieces,
		trashId: removal?.id,
		needs: removal?.edited
			.map((edited) => edited.path)
			.filter((edited) => !included.some((piece) => piece.path === edited)),
		title: part ? `${entryTitle}: ${namePart(path, part, optionLists)}` : entryTitle,
		entryTitle,
		state: getState(change),
		hasForm,
		...(hasForm && {
			fieldPath: before && ownBytes && findChangedField(path, before, ownBytes),
		}),
		sentences: describeDifferences(path, before, ownBytes, optionLists),
		inclusions: included.map((piece) => describeIncluded(root, piece)),
	};
}

/**
 * Checks whether a removal in the trash took away what a change lacks: the published version, or one that was saved after
 * that. What was removed before was published anew since, and removed by hand.
 */
function isRemovalOf(
	root: string,
	{ path: entryPath, files, time }: TrashItem,
	{ path, before }: Change,
): boolean {
	return (
		entryPath === path &&
		(files.some((file) => file.path === path && file.version === getVersion(before)) ||
			Date.parse(time) >= findPublicationTime(root, path))
	);
}

/** Describes what goes with a change: a picture, the destination of an event, a redirect that is new or gone. */
function describeIncluded(root: string, piece: ChangedPiece): string {
	const { path, part, after } = piece;
	if (part === undefined) {
		return `${getDiffTitle(piece)}${after ? "" : ", removed"}`;
	}
	if (path === destinationsFile) {
		return "its entry in Destinations";
	}
	const target = readPart(piece, "after", part);
	const page = String(target ?? readPart(piece, "before", part));
	return `a redirect to ${findPageTitle(root, page) ?? page}${target ? "" : ", removed"}`;
}

function getState({ path, before, after }: FileDiff): ChangeSummary["state"] {
	if (!after) {
		return "removed";
	}
	if (isFieldsPath(path) && findFileProblem(path, after)) {
		return "unreadable";
	}
	return before ? "changed" : "new";
}

/** Names a part of a file as its form does. */
function namePart(path: string, part: string, optionLists: OptionLists): string {
	const [fieldPath = []] = listPartPaths(path, part);
	return formatFieldPlace(
		findFieldPlace(createFormSchema(getKind(path), optionLists), {}, fieldPath),
	);
}

function getDiffTitle({ path, before, after }: FileDiff): string {
	if (path === wordsFile) {
		return "Spelling";
	}
	return isFieldsPath(path)
		? getTitleFromFields(path, parseFields((after ?? before)?.toString() ?? ""))
		: path.replace("content/", "");
}
