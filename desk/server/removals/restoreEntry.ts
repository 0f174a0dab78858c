import type { Restoration } from "../../shared/api/removals.ts";
import { type FileWrite, getVersion, readContent } from "../content/files/contentFiles.ts";
import { addDependentWrites } from "../content/files/dependentWrites.ts";
import { destinationsFile, redirectsFile } from "../content/files/knownFiles.ts";
import { getKind, getSlug } from "../content/kinds/kinds.ts";
import { readFields } from "../content/values/fields.ts";
import {
	findNextPosition,
	getPositionField,
	isPositionTaken,
	readPosition,
} from "../content/values/positions.ts";
import { getFileTitle } from "../content/values/titles.ts";
import { parseFields } from "../content/yaml/parseFields.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import { Refusal } from "../refusals/refusal.ts";
import { refuseIssues, type Workspace } from "../workspace/workspace.ts";
import { editText, readParts, setAuthor, setPart } from "./textEdits.ts";
import {
	createRestoringWrite,
	deleteOnceRestored,
	readTrashItem,
	type TrashItem,
} from "./trash.ts";

/**
 * Restores a removed entry: with what was saved and not published, its pictures, its event's
 * address and its articles, and without its redirect.
 * @returns its path, what was written, and the titles of the files in which what named it is not put back.
 * @throws Refusal with what is in the way; then it stays in the trash.
 */
export async function restoreEntry(workspace: Workspace, id: string): Promise<Restoration> {
	const { root } = workspace;
	const item = readTrashItem(root, id);
	const { path, title } = item;
	let undoings: readonly (Undoing & { path: string })[] = [];
	const { result: changedSince, written } = await workspace.save({
		createWrites: () => {
			undoings = [
				...item.edited.map((edit) => ({ path: edit.path, ...undoEdit(root, item, edit) })),
				...(item.handovers ?? []).map((handover) => ({
					path: handover.path,
					...undoHandover(root, item, handover),
				})),
			];
			return createRestoringWrites(root, item, undoings);
		},
		refuse: (issues) => {
			const sentences = describeIssues(root, issues, (file) =>
				file === path ? title : getFileTitle(root, file),
			);
			return refuseIssues(
				issues,
				`It cannot be brought back as things are, and is still kept. ${sentences.join(" ")}`,
			);
		},
		carryOut: (writeAll) => {
			const changed = undoings
				.filter(({ isWholeAgain }) => !isWholeAgain)
				.map(({ path }) => getFileTitle(root, path));
			writeAll();
			deleteOnceRestored(root, id);
			return changed;
		},
	});
	return { path, changedSince, written };
}

/** Creates the writes that restore an entry. @throws Refusal where its place is taken. */
function createRestoringWrites(
	root: string,
	item: TrashItem,
	undoings: readonly Undoing[],
): FileWrite[] {
	const { path, files } = item;
	const [entry, ...pictures] = files.map((file) => createRestoringWrite(root, item, file));
	if (entry?.baseVersion !== "") {
		throw new Refusal(
			"blocked",
			`Its address is taken by now, by “${getFileTitle(root, path)}”. Remove that first; it is kept too.`,
		);
	}
	const otherPicture = pictures.find(
		({ bytes, baseVersion }) => baseVersion && baseVersion !== getVersion(bytes),
	);
	if (otherPicture) {
		throw new Refusal(
			"blocked",
			`Another picture is now called ${otherPicture.path.replace("content/", "")}. Give that one another name first.`,
		);
	}
	return addDependentWrites(root, [
		moveToFreePosition(root, entry),
		...pictures,
		...undoings.flatMap(({ write }) => write ?? []),
	]);
}

/** What undoes the edit of a file. */
interface Undoing {
	/** Undefined where nothing has to be written. */
	write?: FileWrite | undefined;
	/** Whether nothing of the removal is left in the file then. */
	isWholeAgain: boolean;
}

/** Undoes what a removal has edited in a file: all of it, or a part where somebody has changed the file since. */
function undoEdit(
	root: string,
	item: TrashItem,
	{ versionAfter, ...file }: TrashItem["edited"][number],
): Undoing {
	const { path, version } = file;
	const { redirect, eventPage } = item;
	const write = createRestoringWrite(root, item, file);
	const { bytes: before, baseVersion } = write;
	// Of a shared list only its own part is put right: an undo may have changed those of others with it.
	if (path === destinationsFile) {
		const isEdited = eventPage !== undefined && baseVersion !== version;
		return {
			write: isEdited
				? editText(root, path, [setPart(path, getSlug(item.path), eventPage)])
				: undefined,
			isWholeAgain: true,
		};
	}
	if (path === redirectsFile) {
		const isThere = redirect && readParts(root, path)[redirect.from] === redirect.to;
		return {
			write: isThere ? editText(root, path, [setPart(path, redirect.from, undefined)]) : undefined,
			isWholeAgain: true,
		};
	}
	if (before && baseVersion === versionAfter) {
		return { write, isWholeAgain: true };
	}
	// A file that the removal has added stays: the site needs it from then on.
	if (!before || baseVersion === version) {
		return { isWholeAgain: true };
	}
	const { successor } = item;
	const text = String(before);
	if (!successor || parseFields(text).author !== getSlug(item.path)) {
		return { isWholeAgain: false };
	}
	const { write: handback, isWholeAgain } = undoHandover(root, item, { path, successor });
	// The removal may have moved links in it as well, which stay.
	const isOnlyAuthor = getVersion(Buffer.from(setAuthor(path, successor)(text))) === versionAfter;
	return { write: handback, isWholeAgain: isOnlyAuthor && isWholeAgain };
}

/** Gives an article back to the author who was removed, unless a third has it by now. */
function undoHandover(
	root: string,
	item: TrashItem,
	{ path, successor }: { path: string; successor: string },
): Undoing {
	const slug = getSlug(item.path);
	const { author } = readFields(root, path);
	return {
		write: author === successor ? editText(root, path, [setAuthor(path, slug)]) : undefined,
		// An article that is gone needs no author; one that cannot be read is named.
		isWholeAgain: author === slug || author === successor || !readContent(root, path),
	};
}

/** Moves an entry to the end of the order if its position was taken meanwhile. */
function moveToFreePosition(root: string, entry: FileWrite): FileWrite {
	const kind = getKind(entry.path);
	const text = String(entry.bytes);
	const field = getPositionField(kind.name);
	const position = field && readPosition(entry.bytes, field);
	if (!field || position === undefined || !isPositionTaken(root, kind.name, position)) {
		return entry;
	}
	const codec = createFormCodec(kind);
	const newPosition = findNextPosition(root, kind.name);
	const textWithPosition = codec.toFile(text, { ...codec.toFormData(text), [field]: newPosition });
	return { ...entry, bytes: Buffer.from(textWithPosition) };
}
