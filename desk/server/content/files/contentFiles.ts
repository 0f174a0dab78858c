import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Refusal } from "../../refusals/refusal.ts";
import { pictureFolders } from "../kinds/deskKinds.ts";
import { contentKinds } from "../kinds/kinds.ts";
import { publishedPathsFile, wordsFile } from "./knownFiles.ts";

/** A file that is to be written: its new bytes, or undefined if it is to be removed. */
export interface FileWrite {
	/** Path from the project's folder. */
	path: string;
	bytes: Buffer | undefined;
	/** Version of the file that the new bytes were made from; empty if there was no file. */
	baseVersion: string;
}

const namePattern = "[A-Za-z0-9_][\\w-]*";

/** Paths of content files with a schema, and of pictures. */
const contentPathPatterns: readonly RegExp[] = [
	...contentKinds.map(
		({ files }) => new RegExp(`^${files.replaceAll(".", "\\.").replace("*", namePattern)}$`),
	),
	new RegExp(`^(?:${pictureFolders.join("|")})/${namePattern}\\.(?:svg|png|jpe?g|webp|avif)$`),
	new RegExp(`^content/brand/${namePattern}\\.svg$`),
];

/** Checks whether a path is one of the content's. */
export function isContentPath(path: string): boolean {
	return path === publishedPathsFile || contentPathPatterns.some((pattern) => pattern.test(path));
}

/**
 * Resolves the path of a content file.
 * @param root folder that holds `content/`.
 * @throws Refusal for any path outside `content/`, also through a symbolic link.
 */
export function resolveContentPath(root: string, path: string): string {
	return resolveOwnPath(root, path, isContentPath(path));
}

/** Resolves the path of a file. @param isOwn whether the desk knows it @throws Refusal for any other, or a link */
function resolveOwnPath(root: string, path: string, isOwn: boolean): string {
	if (!isOwn || isBehindLink(root, path)) {
		throw new Refusal("outside", `${path} is not a file of the content.`);
	}
	return join(root, path);
}

/** Checks whether a file, or a folder on the way to it, is a symbolic link. */
function isBehindLink(root: string, path: string): boolean {
	return (
		path !== "." &&
		(lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink() ||
			isBehindLink(root, dirname(path)))
	);
}

/** Lists every file of the content, by its path from the project's folder. Symbolic links are not followed. */
export function listContent(root: string): string[] {
	return listFilesBelow(root, "content").filter(isContentPath).sort();
}

/** Lists files, without following links to folders elsewhere as a recursive `readdir` does. */
function listFilesBelow(root: string, folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = `${folder}/${entry.name}`;
		if (entry.isDirectory()) {
			return listFilesBelow(root, path);
		}
		return entry.isFile() ? path : [];
	});
}

/** Computes the version of a file: a hash of its bytes; empty if there is no file. */
export function getVersion(bytes: Buffer | undefined): string {
	if (!bytes) {
		return "";
	}
	return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** Checks whether the desk publishes a file. */
export function isPublishable(path: string): boolean {
	return path === wordsFile || isContentPath(path);
}

/**
 * Resolves the path of a file that the desk publishes: of the content, or the word list.
 * @throws Refusal for any other path, also through a symbolic link.
 */
export function resolvePublishablePath(root: string, path: string): string {
	return resolveOwnPath(root, path, isPublishable(path));
}

/** Checks whether the desk publishes what is at a path: never through a symbolic link. */
export function isPublishableFile(root: string, path: string): boolean {
	try {
		resolvePublishablePath(root, path);
		return true;
	} catch {
		return false;
	}
}

/** Reads the current bytes of a file that the desk publishes; undefined if it does not exist. */
export function readCurrent(root: string, path: string): Buffer | undefined {
	const file = resolvePublishablePath(root, path);
	return readUnlessMissing(() => readFileSync(file));
}

/** Reads the bytes of a content file; undefined if it does not exist. */
export function readContent(root: string, path: string): Buffer | undefined {
	const file = resolveContentPath(root, path);
	return readUnlessMissing(() => readFileSync(file));
}

/** Reads what may go at any moment: Git takes a file away before it writes the next version of it. */
function readUnlessMissing<Value>(read: () => Value): Value | undefined {
	try {
		return read();
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") {
			return;
		}
		throw error;
	}
}

/** Checks whether a file has fields, unlike pictures and records. */
export function isFieldsPath(path: string): boolean {
	return /\.(?:md|yaml)$/.test(path);
}

/** Checks whether a file is a picture: what has no fields and is no record. */
export function isPicturePath(path: string): boolean {
	return !isFieldsPath(path) && !path.endsWith(".txt");
}
