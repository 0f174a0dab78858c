import type { Removal } from "../../shared/api/removals.ts";
import { bodyField } from "../../shared/fieldNames.ts";
import {
	type FileWrite,
	getVersion,
	isFieldsPath,
	listContent,
	readContent,
} from "../content/files/contentFiles.ts";
import { addDependentWrites } from "../content/files/dependentWrites.ts";
import { redirectsFile } from "../content/files/knownFiles.ts";
import { getOwnPagePath, getSlug, isPictureInForm } from "../content/kinds/kinds.ts";
import { readFields } from "../content/values/fields.ts";
import { findPublicPage } from "../content/values/publicPages.ts";
import { listFilesOfKind } from "../content/values/titles.ts";
import { findFileProblem } from "../content/yaml/readability.ts";
import {
	editText,
	moveLinks,
	removeFromList,
	setAuthor,
	setPart,
	type TextEdit,
} from "./textEdits.ts";

/** Creates the writes that remove an entry, and what has to follow from that in other files. */
export function createRemovalWrites(
	root: string,
	{ path, redirect, successor, listed = [] }: Omit<Removal, "version">,
): FileWrite[] {
	const slug = getSlug(path);
	const edits = [
		...createRedirectEdits(root, path, redirect),
		...createAuthorEdits(root, slug, successor),
		...listed.map(({ path: file, fieldPath }) => ({
			file,
			edit: removeFromList(file, fieldPath, slug),
		})),
	].filter(({ file }) => file !== path);
	return addDependentWrites(root, [
		...[path, ...listOwnPictures(root, path)].map((file) => ({
			path: file,
			bytes: undefined,
			baseVersion: getVersion(readContent(root, file)),
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

/** Lists the pictures that an entry shows and no other file names. */
function listOwnPictures(root: string, path: string): string[] {
	const text = String(readContent(root, path));
	const data = { ...readFields(root, path), [bodyField]: text };
	const content = listContent(root);
	return content.filter((picture) => {
		const name = picture.slice(picture.lastIndexOf("/") + 1);
		return (
			!isFieldsPath(picture) &&
			isPictureInForm(picture, path, data) &&
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
