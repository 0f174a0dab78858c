import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
	type FileWrite,
	listContent,
	readContent,
	resolveContentPath,
} from "../content/files/contentFiles.ts";

/**
 * Mirrors the content with some writes into a folder. Unchanged files are not touched and others are replaced
 * atomically: a program may be reading them.
 */
export function mirrorContent(
	root: string,
	folder: string,
	writes: readonly Pick<FileWrite, "path" | "bytes">[],
): void {
	const newBytes = new Map(writes.map(({ path, bytes }) => [path, bytes]));
	const paths = new Set([...listContent(root), ...newBytes.keys()]);
	for (const path of paths) {
		const bytes = newBytes.has(path) ? newBytes.get(path) : readContent(root, path);
		const file = resolveContentPath(folder, path);
		if (!bytes) {
			rmSync(file, { force: true });
		} else if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
			replaceFile(file, bytes, join(folder, `unfinished-${process.pid}`));
		}
	}
	for (const path of existsSync(join(folder, "content")) ? listContent(folder) : []) {
		if (!paths.has(path)) {
			rmSync(resolveContentPath(folder, path));
		}
	}
}

/** Writes a file in one step, so that no program reads half of it. @param temporaryFile on the same disk */
function replaceFile(file: string, bytes: Uint8Array, temporaryFile: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(temporaryFile, bytes);
	renameSync(temporaryFile, file);
}
