import { randomUUID } from "node:crypto";
import { type Issue, teamAuthor } from "../../../content-model/index.ts";
import { getFixedPagePath } from "../../../paths/index.ts";
import type { Removal, RemovalBlocker } from "../../shared/api/removals.ts";
import { getBlockerKey } from "../../shared/blockerKey.ts";
import { bodyField } from "../../shared/fieldNames.ts";
import {
	type FileWrite,
	getVersion,
	isFieldsPath,
	listContent,
	readContent,
} from "../content/files/contentFiles.ts";
import { addDependentWrites } from "../content/files/dependentWrites.ts";
import {
	destinationsFile,
	publishedPathsFile,
	redirectsFile,
} from "../content/files/knownFiles.ts";
import { findKind, getOwnPagePath, getSlug, isPictureUsed } from "../content/kinds/kinds.ts";
import { readFields } from "../content/values/fields.ts";
import { getFileTitle, listFilesOfKind } from "../content/values/titles.ts";
import { findFileProblem } from "../content/yaml/readability.ts";
import { findPublicPage } from "../entries/readEntry.ts";
import { requireVersion } from "../entries/requireVersion.ts";
import { HttpError } from "../http/httpError.ts";
import { describeIssue } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { deleteRemoval, keepRemoval } from "./keptRemovals.ts";
import { createBlockers } from "./removalBlockers.ts";
import {
	editText,
	moveLinks,
	readParts,
	removeFromLists,
	setAuthor,
	setPart,
	type TextEdit,
} from "./textEdits.ts";

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
	let options = { path, redirect: findPublicPage(root, path) ? home : "" };
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
		...(blockers.some(({ kind }) => kind === "link") ? { redirect: page } : {}),
		...(blockers.some(({ kind }) => kind === "byline") ? { successor: teamAuthor } : {}),
		lists: blockers.filter(({ kind }) => kind === "listed").map(({ path }) => path),
	};
}

/**
 * Removes an entry with the pictures that it alone shows, and keeps both.
 * @returns the id under which it is kept.
 * @throws HttpError with what is in the way.
 */
export async function removeEntry(
	workspace: Workspace,
	{ path, version, ...options }: Removal,
): Promise<{ id: string }> {
	const { root } = workspace;
	const id = randomUUID();
	await workspace.save({
		requireCurrent: () => requireVersion(root, path, version),
		createWrites: () => createRemovalWrites(root, { path, ...options }),
		closedForm: { path, kind: findKind(path).name },
		createRefusal: (issues) => createRemovalError(root, path, issues),
		carryOut: (writeAll, writes) => {
			keepRemoval(root, id, describeRemoval(root, { path, ...options }), writes);
			try {
				writeAll();
			} catch (error) {
				deleteRemoval(root, id);
				throw error;
			}
		},
	});
	return { id };
}

/** Describes a removal before it is made, for whoever restores the entry. */
function describeRemoval(root: string, { path, redirect, successor }: Omit<Removal, "version">) {
	const page = findPublicPage(root, path);
	const eventPage = readParts(root, destinationsFile)[getSlug(path)];
	return {
		path,
		title: getFileTitle(root, path),
		...(redirect && page ? { redirect: { from: page, to: redirect } } : {}),
		...(typeof eventPage === "string" ? { eventPage } : {}),
		...(successor ? { successor } : {}),
	};
}

/** Creates the writes that remove an entry, and what has to follow from that in other files. */
function createRemovalWrites(
	root: string,
	{ path, redirect, successor, lists = [] }: Omit<Removal, "version">,
): FileWrite[] {
	const slug = getSlug(path);
	const edits = [
		...createRedirectEdits(root, path, redirect),
		...createAuthorEdits(root, slug, successor),
		...lists.map((file) => ({ file, edit: removeFromLists(slug) })),
	].filter(({ file }) => file !== path);
	return addDependentWrites(root, [
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

/** A change to a file that follows from a removal. */
interface FileEdit {
	file: string;
	edit: TextEdit;
}

/** Creates the edits that put another page in place of a removed one: a redirect if it was public, else in the links to it. */
function createRedirectEdits(root: string, path: string, redirect: string): FileEdit[] {
	if (!redirect) {
		return [];
	}
	const publicPage = findPublicPage(root, path);
	if (publicPage) {
		return [{ file: redirectsFile, edit: setPart(redirectsFile, publicPage, redirect) }];
	}
	const page = getOwnPagePath(path);
	if (!page) {
		return [];
	}
	return listFilesThatName(root, page).map((file) => ({
		file,
		edit: moveLinks(file, page, redirect),
	}));
}

/** Creates the edits that give the articles of a removed author another. */
function createAuthorEdits(
	root: string,
	author: string,
	successor: string | undefined,
): FileEdit[] {
	if (!successor) {
		return [];
	}
	return listArticlesBy(root, author).map((file) => ({
		file,
		edit: setAuthor(file, successor),
	}));
}

function createRemovalError(root: string, path: string, issues: readonly Issue[]): HttpError {
	const blockers = createBlockers(root, path, issues);
	const sentences = [
		...blockers.map(({ message }) => message),
		...issues
			.filter(({ file }) => !isFieldsPath(file))
			.map((issue) => `${getFileTitle(root, issue.file)}: ${describeIssue(issue)}`),
	];
	return new HttpError(422, `It cannot be removed yet. ${sentences.join(" ")}`, {
		needsRedirect: issues.some(({ file }) => file === publishedPathsFile),
		blockers,
	});
}

/** Lists the pictures that an entry shows and no other file names. */
function listOwnPictures(root: string, path: string): string[] {
	const text = String(readContent(root, path));
	const data = { ...readFields(root, path), [bodyField]: text };
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

/** Lists the files that can be read and may link to a page. */
function listFilesThatName(root: string, page: string): string[] {
	return listContent(root).filter((path) => {
		const bytes = isFieldsPath(path) ? readContent(root, path) : undefined;
		return bytes?.includes(page) && !findFileProblem(path, bytes);
	});
}
