import { createHash, randomUUID } from "node:crypto";
import {
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../../deploy/buildFolder.ts";

/** A request that is refused, in a sentence for the person at the desk. */
export class Refusal extends Error {
	readonly statusCode: number;

	constructor(statusCode: number, message: string) {
		super(message);
		this.name = "Refusal";
		this.statusCode = statusCode;
	}
}

/** What becomes of a file: its new bytes, or nothing where it is to go. */
export interface FileChange {
	/** Path from the project's folder. */
	path: string;
	bytes: Buffer | undefined;
}

/** Letters, digits and hyphens, a folder deep or two, with an ending that content may have. */
const contentPath =
	/^content\/(?:[A-Za-z0-9_][\w-]*\/){0,2}[A-Za-z0-9_][\w-]*\.(?:md|yaml|txt|svg|png|jpe?g|webp|avif)$/;

/**
 * Where a file of the content lies.
 * @param root folder that holds `content/`.
 * @throws Refusal for any path outside, by name or by a link.
 */
export function placeOf(root: string, path: string): string {
	const place = join(root, path);
	const isOutside = () => {
		const folder = dirname(place);
		return (
			(existsSync(place) && lstatSync(place).isSymbolicLink()) ||
			(existsSync(folder) &&
				realpathSync.native(folder) !== join(realpathSync.native(root), dirname(path)))
		);
	};
	if (!contentPath.test(path) || isOutside()) {
		throw new Refusal(403, `The desk writes to files in content/ only, and ${path} is none.`);
	}
	return place;
}

/** Every file of the content that the desk may touch, by its path from the project's folder. */
export function listContent(root: string): string[] {
	return filesBelow(join(root, "content"))
		.map((path) => `content/${path}`)
		.filter((path) => contentPath.test(path));
}

/** The name Git gives to these bytes. */
export function shaOf(bytes: Buffer): string {
	return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** @returns nothing where there is no such file. */
export function readContent(root: string, path: string): Buffer | undefined {
	const place = placeOf(root, path);
	return existsSync(place) ? readFileSync(place) : undefined;
}

/**
 * Writes all changes or none: each file beside its place first, then all take their places.
 * @param write puts bytes on the disk.
 * @throws Refusal when the disk takes no more; then every file is as it was.
 */
export function writeChanges(
	root: string,
	changes: readonly FileChange[],
	write: (file: string, bytes: Buffer) => void = (file, bytes) =>
		writeFileSync(file, bytes, { flush: true }),
): void {
	const places = changes.map(({ path, bytes }) => {
		const place = placeOf(root, path);
		return { bytes, place, beside: join(dirname(place), `.desk-${randomUUID()}`) };
	});
	try {
		for (const { bytes, place, beside } of places) {
			mkdirSync(dirname(place), { recursive: true });
			if (bytes) {
				write(beside, bytes);
			}
		}
		for (const { bytes, place, beside } of places) {
			if (bytes) {
				renameSync(beside, place);
			} else {
				rmSync(place);
			}
		}
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Refusal(
			507,
			`The disk did not take the file (${reason}). Nothing was saved; your words are still in the form.`,
		);
	} finally {
		for (const { beside } of places) {
			rmSync(beside, { force: true });
		}
	}
}
