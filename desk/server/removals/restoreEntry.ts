import type { Restoration } from "../../shared/api/removals.ts";
import { type FileWrite, getVersion } from "../content/files/contentFiles.ts";
import { addDependentWrites } from "../content/files/dependentWrites.ts";
import { destinationsFile, redirectsFile } from "../content/files/knownFiles.ts";
import { findKind, getSlug } from "../content/kinds/kinds.ts";
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
import { createRestoringWrite, deleteFromTrash, readTrashItem, type TrashItem } from "./trash.ts";

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
	const changedSince = listChangedSince(root, item).map((file) => getFileTitle(root, file));
	const { written } = await workspace.save({
		createWrites: () => createRestoringWrites(root, item),
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
			writeAll();
			deleteFromTrash(root, id);
		},
	});
	return { path, changedSince, written };
}

/** Lists the files that a removal has edited and somebody has changed since, so that they stay as they are. */
function listChangedSince(root: string, item: TrashItem): string[] {
	const { path: entryPath, edited } = item;
	return edited.flatMap(({ versionAfter, ...file }) => {
		const { path, bytes: before, baseVersion } = createRestoringWrite(root, item, file);
		const isAsBeforeOrAfter = [file.version, versionAfter].includes(baseVersion);
		const isUndoneByPart = path === redirectsFile || path === destinationsFile;
		const hadItAsAuthor = parseFields(String(before ?? "")).author === getSlug(entryPath);
		return isAsBeforeOrAfter || isUndoneByPart || hadItAsAuthor || !before ? [] : path;
	});
}

/** Creates the writes that restore an entry. @throws Refusal where its place is taken. */
function createRestoringWrites(root: string, item: TrashItem): FileWrite[] {
	const { path, files, edited } = item;
	const [entry, ...pictures] = files.map((file) => createRestoringWrite(root, item, file));
	if (entry?.baseVersion !== "") {
		throw new Refusal(
			"blocked",
			`There is one at its address again: “${getFileTitle(root, path)}”. Remove that first; it is kept too.`,
		);
	}
	const otherPicture = pictures.find(
		({ bytes, baseVersion }) => baseVersion && baseVersion !== getVersion(bytes),
	);
	if (otherPicture) {
		throw new Refusal(
			"blocked",
			`Another picture is called ${otherPicture.path.replace("content/", "")} by now. Give that one another name first.`,
		);
	}
	return addDependentWrites(root, [
		moveToFreePosition(root, entry),
		...pictures,
		...edited.flatMap(({ versionAfter, ...file }) => {
			const write = createRestoringWrite(root, item, file);
			// A file that the removal has added stays: the site needs it from then on. Of the destinations only its own
			// comes back: one undo may have taken several events.
			const isAsRemoved =
				file.path !== destinationsFile &&
				write.bytes !== undefined &&
				write.baseVersion === versionAfter;
			return isAsRemoved ? write : (undoEdit(root, item, write) ?? []);
		}),
	]);
}

/** Undoes what the removal has edited in a file that somebody has changed since. */
function undoEdit(
	root: string,
	item: TrashItem,
	{ path, bytes: before }: FileWrite,
): FileWrite | undefined {
	const { path: entryPath, redirect, eventPage, successor } = item;
	const slug = getSlug(entryPath);
	if (path === redirectsFile) {
		const isThere = redirect && readParts(root, path)[redirect.from] === redirect.to;
		return isThere ? editText(root, path, [setPart(path, redirect.from, undefined)]) : undefined;
	}
	if (path === destinationsFile) {
		return eventPage === undefined
			? undefined
			: editText(root, path, [setPart(path, slug, eventPage)]);
	}
	const isHandedOn = successor && parseFields(String(before)).author === slug;
	return isHandedOn && readFields(root, path).author === successor
		? editText(root, path, [setAuthor(path, slug)])
		: undefined;
}

/** Moves an entry to the end of the order if its position was taken meanwhile. */
function moveToFreePosition(root: string, entry: FileWrite): FileWrite {
	const kind = findKind(entry.path);
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
