import type { ChangeSummary, ReviewedPiece } from "../../shared/api/review.ts";
import { getVersion, isFieldsPath, readContent } from "../content/contentFiles.ts";
import { collections } from "../content/deskKinds.ts";
import { findKind, getPagePath, getSchema } from "../content/kinds.ts";
import { destinationsFile } from "../content/knownFiles.ts";
import { getLabels } from "../content/labels.ts";
import type { OptionLists } from "../content/optionLists.ts";
import { parseFields } from "../content/parseFields.ts";
import { getPositionField, readPosition } from "../content/positions.ts";
import { findFileProblem } from "../content/readability.ts";
import { findPageTitle, getTitleFromFields, listFilesOfKind } from "../content/titles.ts";
import { wordsFile } from "../content/wordList.ts";
import type { KeptRemoval } from "../removals/keptRemovals.ts";
import { applyPieces, type Change, listPieces } from "./changes.ts";
import { describeDifferences } from "./describeDifferences.ts";
import { describeMove } from "./describeMove.ts";
import { type ChangedPiece, type FileDiff, readPart } from "./fileDiff.ts";
import { listPartPaths } from "./fileParts.ts";
import { findChangedField } from "./findChangedField.ts";

/** What the summary of a change takes from others. */
interface SummaryContext {
	/** All changes. */
	changes: readonly Change[];
	/** The removals that are kept. */
	removals: readonly KeptRemoval[];
	optionLists: OptionLists;
}

/** Summarises a change for its review. */
export function summariseChange(
	root: string,
	change: Change,
	{ changes, removals, optionLists }: SummaryContext,
): ChangeSummary {
	const { path, part, before, after, included } = change;
	const positionField = isFieldsPath(path) ? getPositionField(findKind(path).name) : undefined;
	const pieces = { ...toReviewedPiece(change), included: included.map(toReviewedPiece) };
	if (part && part === positionField) {
		return {
			...pieces,
			title: `Order of ${collections[findKind(path).name]?.label}`,
			state: "changed",
			hasForm: false,
			sentences: describeOrder(root, change, positionField),
		};
	}
	const removal = after ? undefined : removals.find((kept) => kept.path === path);
	const hasForm = after !== undefined && isFieldsPath(path);
	const ownBytes = applyPieces(change, changes, [change]);
	return {
		...pieces,
		removal: removal?.id,
		needs: removal?.edited
			.map((edited) => edited.path)
			.filter((edited) => !included.some((piece) => piece.path === edited)),
		title: part ? `${getFileTitle(change)}: ${labelPart(path, part)}` : getFileTitle(change),
		state: getState(change),
		hasForm,
		...(hasForm && {
			page: getPagePath(path, findKind(path)),
			fieldPath: before && ownBytes && findChangedField(path, before, ownBytes),
		}),
		sentences: [
			...describeDifferences(path, before, ownBytes, optionLists),
			...included.map((piece) => describeIncluded(root, piece)),
		],
	};
}

/** Notes a piece with the current version of its file, as a person reviews it now. */
export function toReviewedPiece({ path, part, after }: ChangedPiece): ReviewedPiece {
	return { path, version: getVersion(after), part };
}

/** Describes what goes with a change: a picture, the destination of an event, the redirect of a removed page. */
function describeIncluded(root: string, piece: ChangedPiece): string {
	const { path, part, after } = piece;
	if (part === undefined) {
		return `Includes: ${getFileTitle(piece)}${after ? "" : ", removed"}`;
	}
	if (path === destinationsFile) {
		return "Includes: its entry in Destinations";
	}
	const target = String(readPart(piece, part) ?? "");
	return `Includes: a redirect to ${findPageTitle(root, target) ?? target}`;
}

/** Describes the new order of a kind's entries, and which of them are new or removed. */
function describeOrder(root: string, change: Change, field: string): string[] {
	const kind = findKind(change.path);
	const pieces = listPieces(change).filter(
		({ path }) => isFieldsPath(path) && findKind(path) === kind,
	);
	const diffsByPath = new Map(pieces.map((piece) => [piece.path, piece]));
	const paths = new Set([...listFilesOfKind(root, kind.name), ...diffsByPath.keys()]);
	const listTitles = (side: "before" | "after") =>
		[...paths]
			.map((path) => {
				const diff = diffsByPath.get(path);
				const bytes = diff ? diff[side] : readContent(root, path);
				return { bytes, position: readPosition(bytes, field), path };
			})
			.filter(({ position }) => position !== undefined)
			.sort((a, b) => Number(a.position) - Number(b.position))
			.map(({ path, bytes }) => getTitleFromFields(path, parseFields(String(bytes))));
	return [
		describeMove(listTitles("before"), listTitles("after")),
		...pieces.flatMap(({ path, part, before, after }) =>
			part ? [] : describeDifferences(path, before, after),
		),
	];
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

/** Labels a part of a file as its form does. */
function labelPart(path: string, part: string): string {
	const [fieldPath = []] = listPartPaths(path, part);
	return getLabels(getSchema(findKind(path)), fieldPath, {}).join(" › ");
}

function getFileTitle({ path, before, after }: FileDiff): string {
	if (path === wordsFile) {
		return "Spelling";
	}
	return isFieldsPath(path)
		? getTitleFromFields(path, parseFields((after ?? before)?.toString() ?? ""))
		: path.replace("content/", "");
}
