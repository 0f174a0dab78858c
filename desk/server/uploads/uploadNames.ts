import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { getValue, toSlug } from "../../../content-model/index.ts";
import type { FieldValues, SubmittedForm } from "../../shared/api/forms.ts";
import { readContent, resolveContentPath } from "../content/files/contentFiles.ts";
import { getDeskKind, getTitleField } from "../content/kinds/deskKinds.ts";
import { uploadsFolder } from "../records/folders.ts";

// A picture whose name a camera gave, such as IMG_1234, is named for its entry. The entry's title may change until it
// is saved, so such a picture has a record: empty while the picture is staged, then the name that it was saved under.

/** Gets the folder of what is staged. */
export function getUploadsFolder(root: string): string {
	return join(root, uploadsFolder);
}

/** Gets the staged file of a picture that is new in its folder. */
export function getUploadFile(root: string, folder: string, name: string): string {
	return resolveContentPath(getUploadsFolder(root), `${folder}/${name}`);
}

/** Gets the record of a picture that is called what its entry is. */
function getRecordFile(root: string, folder: string, name: string): string {
	return join(getUploadsFolder(root), "names", folder, name);
}

/**
 * Names a dropped picture in lower case, as a URL can have it: what it is called on the person's machine, or what the
 * entry is, where that is a camera's name.
 */
export function nameUpload(
	root: string,
	folder: string,
	{ fileName, title = "", extension }: { fileName: string; title?: string; extension: string },
): string {
	const baseName = fileName.replace(/\.[^.]*$/, "");
	const isCameraName = /^(?:img|dsc[nf]?|pxl|p|image|photo|screenshot|whatsapp)?[\W_\d]*$/i.test(
		baseName,
	);
	const slug = toSlug(isCameraName && title ? title : baseName) || "picture";
	const name = findFreeName(root, folder, slug, extension);
	if (isCameraName) {
		writeRecord(root, folder, name, "");
	} else {
		// A record may be left of another picture that was staged under this name and saved under a different one.
		rmSync(getRecordFile(root, folder, name), { force: true });
	}
	return name;
}

/**
 * Finds the names that the pictures of a form have once it is saved, by those that it shows. Only of pictures that are
 * called what their entry is.
 * @param hasPicture whether the entry has a picture already, by its path
 */
export function findSavedNames(
	root: string,
	{ kind, data }: Pick<SubmittedForm, "kind" | "data">,
	hasPicture: (picture: string) => boolean,
): ReadonlyMap<string, string> {
	const { pictures } = getDeskKind(kind);
	const names = new Map<string, string>();
	if (pictures) {
		const { folder, isUsed } = pictures;
		const title = toSlug(String(getValue(data, getTitleField(kind)) ?? ""));
		const ownNames = listRecordedNames(root, folder).filter(
			(name) => isUsed(name, data) && !hasPicture(`${folder}/${name}`),
		);
		for (const name of ownNames) {
			names.set(name, findSavedName(root, folder, name, title, [...names.values()]));
		}
	}
	return names;
}

/** @param takenNames of other pictures of the form */
function findSavedName(
	root: string,
	folder: string,
	name: string,
	title: string,
	takenNames: readonly string[],
): string {
	if (!existsSync(getUploadFile(root, folder, name))) {
		return readSavedName(root, folder, name);
	}
	const extension = extname(name);
	const isNamedByTitle = name.slice(0, -extension.length).replace(/-\d+$/, "") === title;
	return title && !isNamedByTitle ? findFreeName(root, folder, title, extension, takenNames) : name;
}

/**
 * Reads the name under which a picture was saved: a form whose first response was lost, or in which somebody typed
 * meanwhile, still has the other one.
 */
export function readSavedName(root: string, folder: string, name: string): string {
	const record = getRecordFile(root, folder, name);
	const isThere = readContent(root, `${folder}/${name}`) || !existsSync(record);
	return (!isThere && readFileSync(record, "utf8")) || name;
}

/** Records the names under which the pictures of a form are about to be saved. */
export function recordSavedNames(
	root: string,
	kind: string,
	names: ReadonlyMap<string, string>,
): void {
	const folder = getDeskKind(kind).pictures?.folder ?? "";
	for (const [name, savedName] of names) {
		writeRecord(root, folder, name, savedName);
	}
}

/** Renames pictures in the fields of a form. */
export function renamePictures(
	{ kind, data }: Pick<SubmittedForm, "kind" | "data">,
	names: ReadonlyMap<string, string>,
): FieldValues {
	const rename = getDeskKind(kind).pictures?.rename ?? ((unchanged) => unchanged);
	return [...names].reduce((renamed, [from, to]) => rename(renamed, from, to), data);
}

/** Lists the names of recorded pictures; of those that only a number tells apart, the earlier first. */
function listRecordedNames(root: string, folder: string): string[] {
	const records = dirname(getRecordFile(root, folder, "*"));
	// The later ones have a number at their ends, or one of more digits.
	return existsSync(records) ? readdirSync(records).toSorted((a, b) => a.length - b.length) : [];
}

function writeRecord(root: string, folder: string, name: string, savedName: string): void {
	const file = getRecordFile(root, folder, name);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, savedName, { flush: true });
}

/** Finds a name that no other picture has, saved or not. */
function findFreeName(
	root: string,
	folder: string,
	slug: string,
	extension: string,
	takenNames: readonly string[] = [],
): string {
	for (let number = 1; ; number++) {
		const name = number === 1 ? slug + extension : `${slug}-${number}${extension}`;
		const isTaken =
			takenNames.includes(name) ||
			readContent(root, `${folder}/${name}`) ||
			existsSync(getUploadFile(root, folder, name));
		if (!isTaken) {
			return name;
		}
	}
}
