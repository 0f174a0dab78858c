import { z } from "zod";
import { type Issue, isRecord } from "../../../content-model/index.ts";
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
import { findKind, getPagePath, getSlug, isPictureUsed } from "../content/kinds.ts";
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
import { readEntry } from "./readEntry.ts";
import { requireVersion } from "./requireVersion.ts";

/** The removal of an entry, as the client asks for it. */
export const removalSchema = fileVersionSchema.extend({
	/** Where its address leads from now on; empty for nowhere. */
	redirect: z.string(),
	/** The new author of a person's articles. */
	successor: z.string().optional(),
	/** The files whose lists it is taken out of. */
	lists: z.array(z.string()).optional(),
});

/** Finds what is in the way of a removal, so that it is known before somebody asks for it. */
export async function findRemovalBlockers(
	workspace: Workspace,
	path: string,
): Promise<RemovalBlocker[]> {
	const { root } = workspace;
	const entry = readEntry(root, path);
	// Where a redirect has to be chosen, whatever is chosen is in nobody's way.
	const redirect = "needsRedirect" in entry ? getFixedPagePath("home") : "";
	const writes = createRemovalWrites(root, { path, redirect });
	return createBlockers(root, getSlug(path), await workspace.findNewIssues(writes));
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
	const slug = getSlug(path);
	const page = getPagePath(path, findKind(path));
	const addsRedirect = redirect !== "" && page !== undefined;
	const writes = createRemovalWrites(root, { path, ...options });
	const issues = await workspace.findNewIssues(writes);
	if (issues.length > 0) {
		throw createRemovalError(root, slug, issues);
	}
	requireVersion(root, path, version);
	const eventPage = readParts(root, destinationsFile)[slug];
	const removal = {
		path,
		title: getFileTitle(root, path),
		...(addsRedirect ? { redirect: { from: page, to: redirect } } : {}),
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
	const page = getPagePath(path, findKind(path));
	return addFollowUps(root, [
		...[path, ...listOwnPictures(root, path)].map((file) => ({
			path: file,
			bytes: undefined,
			base: getVersion(readContent(root, file)),
		})),
		...(redirect && page ? [setPart(root, redirectsFile, page, redirect)] : []),
		...(successor
			? listArticlesBy(root, slug).map((article) => setAuthor(root, article, successor))
			: []),
		...lists.map((file) => takeOutOfLists(root, file, slug)),
	]);
}

/** Creates the write that takes an entry out of the lists of a file. @param slug by which they name it */
function takeOutOfLists(root: string, path: string, slug: string): FileWrite {
	const takeOut = (value: unknown): unknown => {
		if (Array.isArray(value)) {
			return value.filter((item) => item !== slug).map(takeOut);
		}
		return isRecord(value)
			? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, takeOut(inner)]))
			: value;
	};
	const before = readContent(root, path);
	const fields = takeOut(readFields(root, path)) as Record<string, unknown>;
	return {
		path,
		bytes: Buffer.from(editYaml(String(before ?? ""), fields)),
		base: getVersion(before),
	};
}

/** Lists the entries that are in the way of a removal. @param slug of the entry, by which they name it. */
function createBlockers(root: string, slug: string, issues: readonly Issue[]): RemovalBlocker[] {
	return issues
		.filter(({ file }) => isFieldsPath(file))
		.map((issue): RemovalBlocker => {
			const { file, field, value } = issue;
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
			};
		});
}

function createRemovalError(root: string, slug: string, issues: readonly Issue[]): HttpError {
	const sentences = issues.map((issue) =>
		describeRemovalBlocker(issue, slug, getFileTitle(root, issue.file)),
	);
	return new HttpError(422, `It cannot be removed yet. ${sentences.join(" ")}`, {
		needsRedirect: issues.some(({ file }) => file === "content/published.txt"),
		blockers: createBlockers(root, slug, issues),
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
			return isAsRemoved ? restoration : (undoEdit(root, removal, file.path) ?? []);
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
	{ path: entryPath, redirect, eventPage, successor }: KeptRemoval,
	path: string,
): FileWrite | undefined {
	const slug = getSlug(entryPath);
	if (path === redirectsFile) {
		const isThere = redirect && readParts(root, path)[redirect.from] === redirect.to;
		return isThere ? setPart(root, path, redirect.from, undefined) : undefined;
	}
	if (path === destinationsFile) {
		return eventPage === undefined ? undefined : setPart(root, path, slug, eventPage);
	}
	return successor && readFields(root, path).author === successor
		? setAuthor(root, path, slug)
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
	const last = Math.max(...places.map((number) => Number(number ?? 0)));
	const codec = createFormCodec(kind);
	const textWithPlace = codec.toFile(text, { ...codec.toForm(text), [field]: last + 1 }, false);
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

function setAuthor(root: string, path: string, author: string): FileWrite {
	const codec = createFormCodec(findKind(path));
	const before = readContent(root, path);
	const text = before?.toString() ?? "";
	const form = { ...codec.toForm(text), author };
	return { path, bytes: Buffer.from(codec.toFile(text, form, true)), base: getVersion(before) };
}

/** Reads the list of a file whose parts belong to other entries. */
function readParts(root: string, path: string): Record<string, unknown> {
	const list = readFields(root, path)[sharedLists[path] ?? ""];
	return isRecord(list) ? list : {};
}

/** Creates the write that sets a part of a list. @param value nothing takes the part out of the list */
function setPart(root: string, path: string, name: string, value: string | undefined): FileWrite {
	const before = readContent(root, path);
	const { [name]: _old, ...others } = readParts(root, path);
	const parts = value === undefined ? others : { ...readParts(root, path), [name]: value };
	const fields = { ...readFields(root, path), [sharedLists[path] ?? ""]: parts };
	const text = editYaml(String(before ?? ""), fields);
	return { path, bytes: Buffer.from(text), base: getVersion(before) };
}
