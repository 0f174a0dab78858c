import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
	type FileChange,
	listContent,
	readContent,
	resolveContentPath,
} from "../content/contentFiles.ts";

/** Gets the folder from which the preview reads its content. @param root folder that holds `content/`. */
export function getDraftsFolder(root: string): string {
	return join(root, ".cache/desk/drafts");
}

/**
 * Mirrors the content with changes into a folder. Unchanged files are not touched and others are replaced
 * atomically: a program may be reading them.
 */
export function mirrorContent(
	root: string,
	folder: string,
	changes: readonly Pick<FileChange, "path" | "bytes">[],
): void {
	const changed = new Map(changes.map(({ path, bytes }) => [path, bytes]));
	const paths = new Set([...listContent(root), ...changed.keys()]);
	for (const path of paths) {
		const bytes = changed.has(path) ? changed.get(path) : readContent(root, path);
		const file = resolveContentPath(folder, path);
		if (!bytes) {
			rmSync(file, { force: true });
		} else if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
			replaceFile(file, bytes, join(folder, "part"));
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
