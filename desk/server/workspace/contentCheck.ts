import { statSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../../../content-model/index.ts";
import {
	type FileWrite,
	isFieldsPath,
	listContent,
	readContent,
	resolveContentPath,
} from "../content/files/contentFiles.ts";
import { findFileProblem } from "../content/yaml/readability.ts";
import { readPublished } from "../git/git.ts";
import { type FoundIssue, findContentIssues, listNewIssues } from "../issues/contentIssues.ts";
import { cacheFolder } from "../records/folders.ts";
import { mirrorContent } from "./mirror.ts";

/** Checks the content with writes that are not made yet, in a folder of its own. */
export class ContentCheck {
	readonly #root: string;

	#savedIssues: { stamp: string; issues: readonly FoundIssue[] } | undefined;

	/** What was found last in its folder: what was checked and then saved needs no second check. */
	#last: { stamp: string; issues: readonly FoundIssue[] } | undefined;

	/** @param root folder that holds `content/`, in a Git repository. */
	constructor(root: string) {
		this.#root = root;
	}

	/** Finds the issues that some writes would cause, without those that exist already. */
	async findNewIssues(writes: readonly FileWrite[]): Promise<Issue[]> {
		if (writes.length === 0) {
			return [];
		}
		const issues = await this.#findIssues(writes);
		return issues.length === 0 ? [] : listNewIssues(issues, await this.findSavedIssues());
	}

	/** Finds the issues of the saved content, once after each change to it. */
	async findSavedIssues(): Promise<readonly FoundIssue[]> {
		const stamp = readContentStamp(this.#root);
		if (this.#savedIssues?.stamp !== stamp) {
			// A check that fails is not cached: the next one tries again.
			this.#savedIssues = { stamp, issues: await this.#findIssues([]) };
		}
		return this.#savedIssues.issues;
	}

	async #findIssues(writes: readonly FileWrite[]): Promise<readonly FoundIssue[]> {
		const folder = join(this.#root, cacheFolder, "check");
		mirrorContent(this.#root, folder, [
			...readUnreadableAsPublished(this.#root, writes),
			...writes,
		]);
		const stamp = readContentStamp(folder);
		if (this.#last?.stamp !== stamp) {
			this.#last = { stamp, issues: await findContentIssues(folder) };
		}
		return this.#last.issues;
	}
}

/**
 * Reads a stamp of the content, another one after each change: the size of each file, and when it was changed last. That
 * is the time of its inode, which no program can set back as it can that of its text.
 */
export function readContentStamp(root: string): string {
	return listContent(root)
		.map((path) => {
			const stats = statSync(resolveContentPath(root, path), { throwIfNoEntry: false });
			return [path, stats?.ctimeMs, stats?.size].join(" ");
		})
		.join();
}

/** Reads unreadable files as last published. @param writes files to leave out */
export function readUnreadableAsPublished(
	root: string,
	writes: readonly FileWrite[],
): Pick<FileWrite, "path" | "bytes">[] {
	return listContent(root)
		.filter(isFieldsPath)
		.filter((path) => !writes.some((write) => write.path === path))
		.filter((path) => findFileProblem(path, readContent(root, path) ?? Buffer.alloc(0)))
		.map((path) => ({ path, bytes: readPublished(root, path) }));
}
