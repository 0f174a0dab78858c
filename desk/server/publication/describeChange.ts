import { isDeepStrictEqual } from "node:util";
import type { ChangeSummary, ReviewedFile } from "../../shared/api.ts";
import { getVersion, isFieldsPath, readContent } from "../content/contentFiles.ts";
import { collections } from "../content/deskKinds.ts";
import { parseFields } from "../content/fields.ts";
import { findKind } from "../content/kinds.ts";
import { findFileProblem } from "../content/readability.ts";
import { destinationsFile } from "../content/sharedLists.ts";
import { findPageTitle, getTitleFromFields, listFilesOfKind } from "../content/titles.ts";
import { wordsFile } from "../content/wordList.ts";
import type { KeptRemoval } from "../entries/keptRemovals.ts";
import { editYaml } from "../form/editYaml.ts";
import type { OptionLists } from "../form/formSchema.ts";
import { type Change, type Companion, readPosition } from "./changes.ts";
import { describeDifferences } from "./describeDifferences.ts";
import { describeMove } from "./describeMove.ts";
import { applyParts, type FileDiff, readPart } from "./fileDiff.ts";

/** Describes a change for its review. @param removals that are kept */
export function describeChange(
	root: string,
	change: Change,
	removals: readonly KeptRemoval[],
	optionLists: OptionLists,
): ChangeSummary {
	const { owner, companions, claimedParts, orderField } = change;
	const { path, before, after } = owner;
	const files = {
		path,
		version: getVersion(after),
		companions: companions.map(toReviewedFile),
	};
	if (orderField) {
		return {
			...files,
			title: `Order of ${collections[findKind(path).name]?.label}`,
			state: "changed",
			hasForm: false,
			sentences: describeOrder(root, change, orderField),
		};
	}
	const removal = after ? undefined : removals.find((kept) => kept.path === path);
	const ownBytes = applyParts(owner, { claimedParts, selectedParts: [], isRestSelected: true });
	return {
		...files,
		...(removal ? { removal: removal.id } : {}),
		title: getChangeTitle(owner),
		state: getState(owner),
		hasForm: after !== undefined && isFieldsPath(path),
		sentences: [
			...describeDifferences(path, before, ownBytes, optionLists),
			...companions.map((companion) => describeCompanion(root, companion)),
		],
	};
}

/** Notes a file in its current version, as a person reviews it now. */
export function toReviewedFile({ file, part }: Companion): ReviewedFile {
	return { path: file.path, version: getVersion(file.after), ...(part ? { part } : {}) };
}

/** Describes a companion of a change: a picture, the destination of an event, the redirect of a removed page. */
function describeCompanion(root: string, { file, part }: Companion): string {
	if (part === undefined) {
		return `Includes: ${getChangeTitle(file)}${file.after ? "" : ", removed"}`;
	}
	if (file.path === destinationsFile) {
		return "Includes: its entry in Destinations";
	}
	const target = String(readPart(file, part) ?? "");
	return `Includes: a redirect to ${findPageTitle(root, target) ?? target}`;
}

/** Describes the new order of a kind's entries, and their other changes. */
function describeOrder(root: string, { owner, companions }: Change, field: string): string[] {
	const diffs = [owner, ...companions.flatMap(({ file, part }) => (part ? [] : file))].filter(
		({ path }) => isFieldsPath(path),
	);
	const diffsByPath = new Map(diffs.map((diff) => [diff.path, diff]));
	const paths = new Set([
		...listFilesOfKind(root, findKind(owner.path).name),
		...diffsByPath.keys(),
	]);
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
		...diffs.flatMap((diff) => describeOtherChanges(diff, field)),
	];
}

/** Describes what else has changed in a file whose place has changed. */
function describeOtherChanges(diff: FileDiff, orderField: string): string[] {
	const { path, before, after } = diff;
	const position = readPosition(before, orderField);
	if (!before || !after || position === undefined) {
		return describeDifferences(path, before, after);
	}
	const text = editYaml(after.toString(), {
		...parseFields(after.toString()),
		[orderField]: position,
	});
	return isDeepStrictEqual(parseFields(text), parseFields(before.toString()))
		? []
		: describeDifferences(path, before, Buffer.from(text)).map(
				(sentence) => `${getChangeTitle(diff)}: ${sentence}`,
			);
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

function getChangeTitle({ path, before, after }: FileDiff): string {
	if (path === wordsFile) {
		return "Spelling";
	}
	return isFieldsPath(path)
		? getTitleFromFields(path, parseFields((after ?? before)?.toString() ?? ""))
		: path.replace("content/", "");
}
