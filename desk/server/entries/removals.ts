import { z } from "zod";
import { getNextPlace, type Issue, isRecord, teamAuthor } from "../../../content-model/index.ts";
import { getFixedPagePath } from "../../../paths/index.ts";
import type { RemovalBlocker } from "../../shared/api.ts";
import {
	type FileWrite,
	fileVersionSchema,
	getVersion,
	isFieldsPath,
	listContent,
	readContent,
} from "../content/contentFiles.ts";
import { collections } from "../content/deskKinds.ts";
import { editYaml } from "../content/editYaml.ts";
import { parseFields, readFields } from "../content/fields.ts";
import { addFollowUps } from "../content/followUps.ts";
import { findKind, getOwnPagePath, getSlug, isPictureUsed } from "../content/kinds.ts";
import { findFileProblem } from "../content/readability.ts";
import { destinationsFile, redirectsFile, sharedLists } from "../content/sharedLists.ts";
import { getFileTitle, listFilesOfKind } from "../content/titles.ts";
import { writeFiles } from "../content/writeFiles.ts";
import { findFieldPath } from "../form/fieldPaths.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { HttpError } from "../http/httpError.ts";
import { describeIssues, describeRemovalBlocker } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import {
	createRestoration,
	deleteRemoval,
	type KeptRemoval,
	keepRemoval,
	readRemoval,
} from "./keptRemovals.ts";
import { findPublicPage } from "./readEntry.ts";
import { requireVersion } from "./requireVersion.ts";

/** The removal of an entry, as the client asks for it. */
export const removalSchema = fileVersionSchema.extend({
	/**
	 * The page that takes the place of its own: its address leads there if it has been public, else the links to it
	 * do. Empty for none.
	 */
	redirect: z.string(),
	/** The new author of a person's articles. */
	successor: z.string().optional(),
	/** The files whose lists it is taken out of. */
	lists: z.array(z.string()).optional(),
});

/**
 * Finds what is in the way of a removal, so that it is known before somebody asks for it. Some of it is found only
 * once the rest is decided: it is looked for as if that were.
 */
export async function findRemovalBlockers(
	workspace: Workspace,
	path: string,
): Promise<RemovalBlocker[]> {
	const { root } = workspace;
	const home = getFixedPagePath("home");
	const found = new Map<string, RemovalBlocker>();
	// Where a redirect has to be chosen, whatever is chosen is in nobody's way.
	let options = { path, redirect: findPublicPage(root, path) ? home : "" };
	for (let lastCount = -1; found.size > lastCount; ) {
		lastCount = found.size;
		const issues = await workspace.findNewIssues(createRemovalWrites(root, options));
		for (const blocker of createBlockers(root, path, issues)) {
			found.set(`${blocker.path} ${blocker.message}`, blocker);
		}
		options = { ...options, ...decideForAll([...found.values()], home) };
	}
	return [...found.values()];
}

/** Decides all that a removal can decide, in any way that does. */
function decideForAll(blockers: readonly RemovalBlocker[], page: string) {
	return {
		...(blockers.some(({ isLink }) => isLink) ? { redirect: page } : {}),
		...(blockers.some(({ isByline }) => isByline) ? { successor: teamAuthor } : {}),
		lists: blockers.filter(({ isListed }) => isListed).map(({ path }) => path),
	};
}

/**
 * Removes an entry with the pictures that it alone shows, and keeps both.
 * @returns the id under which it is kept.
 * @throws HttpError with what is in the way.
 */
export async function removeEntry(
	workspace: Workspace,
	{ path, version, ...options }: z.infer<typeof removalSchema>,
): Promise<{ id: string }> {
	const { root } = workspace;
	const { redirect, successor } = options;
	requireVersion(root, path, version);
	const page = findPublicPage(root, path);
	const writes = createRemovalWrites(root, { path, ...options });
	const issues = await workspace.findNewIssues(writes);
	if (issues.length > 0) {
		throw createRemovalError(root, path, issues);
	}
	requireVersion(root, path, version);
	const eventPage = readParts(readText(root, destinationsFile), destinationsFile)[getSlug(path)];
	const removal = {
		path,
		title: getFileTitle(root, path),
		...(redirect && page ? { redirect: { from: page, to: redirect } } : {}),
		...(typeof eventPage === "string" ? { eventPage } : {}),
		...(successor ? { successor } : {}),
	};
	const id = keepRemoval(root, removal, writes);
	try {
		writeFiles(root, writes);
	} catch (error) {
		deleteRemoval(root, id);
		throw error;
	}
	await workspace.dropDraft({ path, kind: findKind(path).name });
	return { id };
}

/** Creates the writes that remove an entry, and what has to follow from that in other files. */
function createRemovalWrites(
	root: string,
	{ path, redirect, successor, lists = [] }: Omit<z.infer<typeof removalSchema>, "version">,
): FileWrite[] {
	const slug = getSlug(path);
	const publicPage = findPublicPage(root, path);
	const page = getOwnPagePath(path);
	const redirected = redirect && publicPage ? [redirectsFile] : [];
	const linking = redirect && page && !publicPage ? listFilesThatName(root, page) : [];
	const edits: FileEdit[] = [
		...redirected.map((file) => ({ file, edit: setPart(file, publicPage ?? "", redirect) })),
		...linking.map((file) => ({ file, edit: moveLinks(file, page ?? "", redirect) })),
		...(successor
			? listArticlesBy(root, slug).map((file) => ({ file, edit: setAuthor(file, successor) }))
			: []),
		...lists.map((file) => ({ file, edit: takeOutOfLists(slug) })),
	].filter(({ file }) => file !== path);
	return addFollowUps(root, [
		...[path, ...listOwnPictures(root, path)].map((file) => ({
			path: file,
			bytes: undefined,
			base: getVersion(readContent(root, file)),
		})),
		...[...Map.groupBy(edits, ({ file }) => file)].map(([file, ofFile]) =>
			editText(
				root,
				file,
				ofFile.map(({ edit }) => edit),
			),
		),
	]);
}

/** Changes the text of a file. */
type TextEdit = (text: string) => string;

interface FileEdit {
	file: string;
	edit: TextEdit;
}

/** Creates the write that changes a file by several edits, one after the other. */
function editText(root: string, path: string, edits: readonly TextEdit[]): FileWrite {
	const text = edits.reduce((edited, edit) => edit(edited), readText(root, path));
	return { path, bytes: Buffer.from(text), base: getVersion(readContent(root, path)) };
}

function readText(root: string, path: string): string {
	return String(readContent(root, path) ?? "");
}

/** Creates the edit that takes an entry out of the lists of a file. @param slug by which they name it */
function takeOutOfLists(slug: string): TextEdit {
	const takeOut = (value: unknown): unknown => {
		if (Array.isArray(value)) {
			return value.filter((item) => item !== slug).map(takeOut);
		}
		return isRecord(value) ? mapValues(value, takeOut) : value;
	};
	return (text) => editYaml(text, mapValues(parseFields(text), takeOut));
}

function mapValues(
	record: Readonly<Record<string, unknown>>,
	change: (value: unknown) => unknown,
): Record<string, unknown> {
	return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Lists the files that can be read and may link to a page. */
function listFilesThatName(root: string, page: string): string[] {
	return listContent(root).filter((path) => {
		const bytes = isFieldsPath(path) ? readContent(root, path) : undefined;
		return bytes?.includes(page) && !findFileProblem(path, bytes);
	});
}

/** Creates the edit that makes what links to a page lead to another. */
function moveLinks(path: string, page: string, to: string): TextEdit {
	const codec = createFormCodec(findKind(path));
	const address = `${RegExp.escape(page)}(?:[?#][^\\s)>]*)?`;
	const isLink = new RegExp(`^${address}$`);
	const inMarkdown = new RegExp(`(\\][(:]\\s*<?)${address}(?=[\\s)>]|$)`, "g");
	const move = (value: unknown): unknown => {
		if (Array.isArray(value)) {
			return value.map(move);
		}
		if (isRecord(value)) {
			return mapValues(value, move);
		}
		return typeof value === "string"
			? value.replace(isLink, () => to).replace(inMarkdown, (_link, start) => start + to)
			: value;
	};
	return (text) => codec.toFile(text, mapValues(codec.toForm(text), move));
}

/** Lists the entries that are in the way of a removal. @param entryPath of the entry */
function createBlockers(
	root: string,
	entryPath: string,
	issues: readonly Issue[],
): RemovalBlocker[] {
	const slug = getSlug(entryPath);
	return issues
		.filter(({ file }) => isFieldsPath(file))
		.map((issue): RemovalBlocker => {
			const { file, field, value, received, reason } = issue;
			const title = getFileTitle(root, file);
			const form = createFormCodec(findKind(file)).toForm(String(readContent(root, file) ?? ""));
			const isNamed = value === slug;
			return {
				path: file,
				fieldPath: findFieldPath(field, form),
				title,
				message: describeRemovalBlocker(issue, slug, title),
				isByline: isNamed && field === "author",
				isListed: isNamed && file.endsWith(".yaml") && /\.\d+$/.test(field),
				isLink:
					reason?.code === "unknown-page" &&
					String(value ?? received).replace(/[?#].*$/, "") === getOwnPagePath(entryPath),
			};
		});
}

function createRemovalError(root: string, path: string, issues: readonly Issue[]): HttpError {
	const sentences = issues.map((issue) =>
		describeRemovalBlocker(issue, getSlug(path), getFileTitle(root, issue.file)),
	);
	return new HttpError(422, `It cannot be removed yet. ${sentences.join(" ")}`, {
		needsRedirect: issues.some(({ file }) => file === "content/published.txt"),
		blockers: createBlockers(root, path, issues),
	});
}

/**
 * Restores a removed entry: with what was saved and not published, its pictures, its event's
 * address and its articles, and without its redirect.
 * @throws HttpError with what is in the way; then it is still kept.
 */
export async function restoreEntry(workspace: Workspace, id: string): Promise<{ path: string }> {
	const { root } = workspace;
	const removal = readRemoval(root, id);
	const { path, title, files, edited } = removal;
	const [entry, ...pictures] = files.map((file) => createRestoration(root, removal, file));
	if (entry?.base !== "") {
		throw new HttpError(
			409,
			`There is one at its address again: “${getFileTitle(root, path)}”. Remove that first; it is kept too.`,
		);
	}
	const otherPicture = pictures.find(({ bytes, base }) => base && base !== getVersion(bytes));
	if (otherPicture) {
		throw new HttpError(
			409,
			`Another picture is called ${otherPicture.path.replace("content/", "")} by now. Give that one another name first.`,
		);
	}
	const writes = addFollowUps(root, [
		placeInOrder(root, entry),
		...pictures,
		...edited.flatMap(({ versionAfter, ...file }) => {
			const restoration = createRestoration(root, removal, file);
			// A file that the removal has added stays: the site needs it from then on.
			const isAsRemoved = restoration.bytes !== undefined && restoration.base === versionAfter;
			return isAsRemoved ? restoration : (undoEdit(root, removal, restoration) ?? []);
		}),
	]);
	const issues = await workspace.findNewIssues(writes);
	if (issues.length > 0) {
		const sentences = describeIssues(root, issues, (file) =>
			file === path ? title : getFileTitle(root, file),
		);
		throw new HttpError(
			422,
			`It cannot be brought back as things are, and is still kept. ${sentences.join(" ")}`,
		);
	}
	writeFiles(root, writes);
	deleteRemoval(root, id);
	await workspace.refreshPreview();
	return { path };
}

/** Undoes what the removal has edited in a file that somebody has changed since. */
function undoEdit(
	root: string,
	removal: KeptRemoval,
	{ path, bytes: before }: FileWrite,
): FileWrite | undefined {
	const { path: entryPath, redirect, eventPage, successor } = removal;
	const slug = getSlug(entryPath);
	if (path === redirectsFile) {
		const isThere =
			redirect && readParts(readText(root, path), path)[redirect.from] === redirect.to;
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

/** Puts an entry last whose place among the others was taken meanwhile. */
function placeInOrder(root: string, entry: FileWrite): FileWrite {
	const kind = findKind(entry.path);
	const text = String(entry.bytes);
	const field = collections[kind.name]?.orderField;
	const place = field && parseFields(text)[field];
	const places = listFilesOfKind(root, kind.name).map(
		(path) => readFields(root, path)[field ?? ""],
	);
	if (!field || place === undefined || !places.includes(place)) {
		return entry;
	}
	const codec = createFormCodec(kind);
	const newPlace = getNextPlace(places.map((number) => Number(number ?? 0)));
	const textWithPlace = codec.toFile(text, { ...codec.toForm(text), [field]: newPlace });
	return { ...entry, bytes: Buffer.from(textWithPlace) };
}

/** Lists the pictures that an entry shows and no other file names. */
function listOwnPictures(root: string, path: string): string[] {
	const text = String(readContent(root, path));
	const data = { ...readFields(root, path), markdown: text };
	const content = listContent(root);
	return content.filter((picture) => {
		const name = picture.slice(picture.lastIndexOf("/") + 1);
		return (
			!isFieldsPath(picture) &&
			isPictureUsed(picture, path, data) &&
			!content.some(
				(other) =>
					other !== path && isFieldsPath(other) && String(readContent(root, other)).includes(name),
			)
		);
	});
}

function listArticlesBy(root: string, author: string): string[] {
	return listFilesOfKind(root, "article").filter(
		(path) => readFields(root, path).author === author,
	);
}

function setAuthor(path: string, author: string): TextEdit {
	const codec = createFormCodec(findKind(path));
	return (text) => codec.toFile(text, { ...codec.toForm(text), author });
}

/** Reads the list of a file whose parts belong to other entries. */
function readParts(text: string, path: string): Record<string, unknown> {
	const list = parseFields(text)[sharedLists[path] ?? ""];
	return isRecord(list) ? list : {};
}

/** Creates the edit that sets a part of a list. @param value nothing takes the part out of the list */
function setPart(path: string, name: string, value: string | undefined): TextEdit {
	return (text) => {
		const { [name]: _old, ...others } = readParts(text, path);
		const parts = value === undefined ? others : { ...readParts(text, path), [name]: value };
		return editYaml(text, { ...parseFields(text), [sharedLists[path] ?? ""]: parts });
	};
}
