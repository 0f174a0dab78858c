import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import type { FieldValues, StagedPicture, StagedReplacement } from "../../shared/api/forms.ts";
import { uploadsField } from "../../shared/fieldNames.ts";
import { type FileWrite, getVersion, readContent } from "../content/files/contentFiles.ts";
import { tidyUp } from "../content/files/tidyUp.ts";
import { getDeskKind, pictureFolders } from "../content/kinds/deskKinds.ts";
import { getKind, isPictureInForm } from "../content/kinds/kinds.ts";
import { Refusal } from "../refusals/refusal.ts";
import { type Crop, resizePicture } from "./resizePicture.ts";
import { getUploadFile, getUploadsFolder, nameUpload, readSavedName } from "./uploadNames.ts";

/** A name of a picture that a URL can have. */
export const pictureNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg|webp)$/;

/** The name of an upload that takes the place of another picture. */
export const uploadFilePattern = /^[0-9a-f-]{36}\.(?:png|jpg|webp)$/;

/** The form's pictures that take the place of others. */
const replacementsSchema = z.record(
	z.string().regex(pictureNamePattern),
	z.object({
		file: z.string().regex(uploadFilePattern),
		baseVersion: z.string(),
		superseded: z.array(z.string().regex(uploadFilePattern)).default([]),
	}),
);

/** A picture that somebody has dropped on a form. */
interface Upload {
	kind: string;
	/** Its name on the person's machine. */
	fileName: string;
	bytes: Buffer;
	/** The subject of the picture, for its name. */
	title?: string;
	/** The picture whose place and name it takes. */
	replaces?: string;
	/** What is kept of it. */
	crop?: Crop;
}

/** The write that saves a staged picture with its form. */
interface StagedWrite extends FileWrite {
	/** The file that it is staged in. */
	stagedFile: string;
	/** The staged files of the uploads that it replaces in the form. */
	supersededFiles: readonly string[];
}

/** Gets the staged file of a picture that takes the place of another. Each has a name of its own. */
function getReplacementFile(root: string, file: string): string {
	return join(getUploadsFolder(root), "replacements", file);
}

/**
 * Stores a dropped picture until its form is saved: upright, no larger than pages need, under a name that
 * works in a URL.
 */
export async function stageUpload(root: string, upload: Upload): Promise<StagedPicture> {
	const { pictures } = getDeskKind(upload.kind);
	if (!pictures) {
		throw new Refusal("missing", "This form has no pictures.");
	}
	const { folder, maxPixels } = pictures;
	const { bytes, extension, notes } = await resizePicture({ ...upload, maxPixels });
	const { replaces } = upload;
	const name = replaces ?? nameUpload(root, folder, { ...upload, extension });
	const replacement = replaces && {
		file: randomUUID() + extension,
		baseVersion: getVersion(readContent(root, `${folder}/${replaces}`)),
	};
	const file = replacement
		? getReplacementFile(root, replacement.file)
		: getUploadFile(root, folder, name);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, bytes, { flush: true });
	const nameNote = name === upload.fileName ? [] : [`${upload.fileName} is now called ${name}.`];
	return {
		name,
		message: [...nameNote, ...notes].join(" "),
		...(replacement ? { upload: replacement } : {}),
	};
}

/**
 * Lists the staged pictures that a form shows, to be saved with it.
 * @param savedNames of those that get other ones then
 * @param hasPicture whether the entry has a picture already, by its path: one of its name that waits is not meant
 */
export function listUploads(
	root: string,
	path: string,
	data: FieldValues,
	savedNames: ReadonlyMap<string, string>,
	hasPicture: (picture: string) => boolean,
): StagedWrite[] {
	const additions = listStagedPictures(root)
		.filter((picture) => isPictureInForm(picture, path, data) && !hasPicture(picture))
		.map((picture) => {
			const [folder, name] = [dirname(picture), basename(picture)];
			return {
				path: `${folder}/${savedNames.get(name) ?? name}`,
				baseVersion: "",
				stagedFile: getUploadFile(root, folder, name),
				supersededFiles: [],
			};
		});
	return [...additions, ...listReplacements(root, path, data)].map((picture) => ({
		...picture,
		bytes: readFileSync(picture.stagedFile),
	}));
}

function listReplacements(
	root: string,
	path: string,
	data: FieldValues,
): Omit<StagedWrite, "bytes">[] {
	const { success, data: uploads } = replacementsSchema.safeParse(data[uploadsField] ?? {});
	if (!success) {
		throw new Refusal("invalid", "A picture of this form cannot be found. Drop it again.");
	}
	const folder = getDeskKind(getKind(path).name).pictures?.folder;
	return Object.entries(uploads).flatMap(([name, { file, baseVersion, superseded }]) => {
		const picture = `${folder}/${name}`;
		const stagedFile = getReplacementFile(root, file);
		if (!isPictureInForm(picture, path, data)) {
			return [];
		}
		if (!existsSync(stagedFile)) {
			requireSaved(root, picture, baseVersion);
			return [];
		}
		const supersededFiles = superseded.map((other) => getReplacementFile(root, other));
		return [{ path: picture, baseVersion, stagedFile, supersededFiles }];
	});
}

/**
 * Requires that a picture which waits no more was saved, as by a save whose response was lost.
 * @throws Refusal where it was not, and where it cannot be told: one that is the same as before, dropped on itself
 */
function requireSaved(root: string, picture: string, baseVersion: string): void {
	if (getVersion(readContent(root, picture)) === baseVersion) {
		throw new Refusal(
			"invalid",
			`The picture that you dropped on ${basename(picture)} is no longer there. Drop it again.`,
		);
	}
}

/** Lists the pictures that are staged and new, by the paths that they will have. */
function listStagedPictures(root: string): string[] {
	return pictureFolders.flatMap((folder) => {
		const uploads = join(getUploadsFolder(root), folder);
		return existsSync(uploads) ? readdirSync(uploads).map((name) => `${folder}/${name}`) : [];
	});
}

/** Deletes staged pictures once they are saved. What cannot be deleted waits on, and gives way to what was saved. */
export function deleteSavedUploads(
	uploads: readonly Pick<StagedWrite, "stagedFile" | "supersededFiles">[],
): void {
	for (const { stagedFile, supersededFiles } of uploads) {
		for (const file of [stagedFile, ...supersededFiles]) {
			tidyUp(() => rmSync(file, { force: true }));
		}
	}
}

/**
 * Reads a picture as a form shows it: the one in the content, else the staged one.
 * @param upload the one that is to take its place.
 */
export function readPicture(
	root: string,
	kind: string,
	name: string,
	upload?: StagedReplacement["file"],
): Buffer | undefined {
	const folder = getDeskKind(kind).pictures?.folder;
	if (!folder) {
		return;
	}
	const stagedFile = upload ? getReplacementFile(root, upload) : getUploadFile(root, folder, name);
	const saved = upload ? undefined : readContent(root, `${folder}/${name}`);
	if (saved || !existsSync(stagedFile)) {
		return saved ?? readContent(root, `${folder}/${readSavedName(root, folder, name)}`);
	}
	return readFileSync(stagedFile);
}
