import { statSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../../../content-model/index.ts";
import {
	type FileWrite,
	getVersion,
	isFieldsPath,
	listContent,
	readContent,
	resolveContentPath,
} from "../content/contentFiles.ts";
import { findFileProblem } from "../content/readability.ts";
import { readPublished } from "../git/git.ts";
import { countIssues, findContentIssues, identifyIssue } from "../issues/contentIssues.ts";
import { getPreviewFolder, mirrorContent } from "./mirror.ts";

/**
 * Checks the content with writes that are not made yet, and shows them in the preview. A file that cannot be
 * read counts as last published, so that work on the others can go on.
 */
export class Workspace {
	readonly root: string;
	/** What the preview shows of open forms, by path; by kind for a new entry. */
	readonly #previewed = new Map<string, readonly FileWrite[]>();
	#queue: Promise<unknown> = Promise.resolve();

	/** Of the content that the preview was last updated to. */
	#previewStamp = "";

	#savedIssues: { stamp: string; issues: readonly Issue[] } | undefined;

	readonly #onPreviewChange: () => Promise<void>;

	/**
	 * @param root folder that holds `content/`, in a Git repository.
	 * @param onPreviewChange called when the preview has something new to show; the checks wait for it.
	 */
	constructor(root: string, onPreviewChange: () => Promise<void> = async () => {}) {
		this.root = root;
		this.#onPreviewChange = onPreviewChange;
	}

	/** Runs tasks one after the other: each sees what the one before has written. */
	runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
		const result = this.#queue.then(work);
		this.#queue = result.catch(() => {});
		return result;
	}

	/** Finds the issues that some writes would cause, without those that exist already. */
	async findNewIssues(writes: readonly FileWrite[]): Promise<Issue[]> {
		const issues = await this.#findIssues(writes);
		if (issues.length === 0) {
			return [];
		}
		const counts = countIssues(await this.#findSavedIssues());
		return issues.filter((issue) => {
			const count = counts.get(identifyIssue(issue)) ?? 0;
			counts.set(identifyIssue(issue), count - 1);
			return count <= 0;
		});
	}

	/**
	 * Shows writes in the preview if the site can be built from them.
	 * @param key path of the form's file; the kind of a new entry.
	 * @param writes nothing once they are made or discarded.
	 * @returns their issues
	 */
	async previewWrites(key: string, writes: readonly FileWrite[] | undefined): Promise<Issue[]> {
		const before = this.#previewed.get(key);
		this.#setPreviewed(key, writes);
		let isRight = false;
		try {
			this.refreshPreview();
			// Before the checks block this process.
			await this.#onPreviewChange();
			const issues = writes ? await this.findNewIssues(writes) : [];
			isRight = issues.length === 0;
			return issues;
		} finally {
			if (!isRight) {
				// The page keeps the last state without issues.
				this.#setPreviewed(key, before);
				this.refreshPreview();
			}
		}
	}

	#setPreviewed(key: string, writes: readonly FileWrite[] | undefined): void {
		if (writes) {
			this.#previewed.set(key, writes);
		} else {
			this.#previewed.delete(key);
		}
	}

	/** Updates the preview to the saved content and the open forms. */
	refreshPreview(): void {
		this.#previewStamp = this.#readStamp();
		const writes = [...this.#previewed.values()].flat();
		mirrorContent(this.root, getPreviewFolder(this.root), [
			...this.#readUnreadableAsPublished(writes),
			...writes,
		]);
	}

	/** Updates the preview where somebody has changed a file without the desk. @returns a hash of the content as it is */
	followDisk(): string {
		const stamp = this.#readStamp();
		if (stamp !== this.#previewStamp) {
			this.refreshPreview();
		}
		return getVersion(Buffer.from(stamp));
	}

	/** Reads the files of the content, each with the time of its last change. */
	#readStamp(): string {
		return listContent(this.root)
			.map((path) => {
				const stats = statSync(resolveContentPath(this.root, path), { throwIfNoEntry: false });
				return [path, stats?.mtimeMs].join(" ");
			})
			.join();
	}

	/** Finds the issues of the saved content, once after each change to it. */
	async #findSavedIssues(): Promise<readonly Issue[]> {
		const stamp = this.#readStamp();
		if (this.#savedIssues?.stamp !== stamp) {
			// A check that fails is not cached: the next one tries again.
			this.#savedIssues = { stamp, issues: await this.#findIssues([]) };
		}
		return this.#savedIssues.issues;
	}

	async #findIssues(writes: readonly FileWrite[]): Promise<readonly Issue[]> {
		const folder = join(this.root, ".cache/desk/check");
		mirrorContent(this.root, folder, [...this.#readUnreadableAsPublished(writes), ...writes]);
		return findContentIssues(folder);
	}

	/** Reads unreadable files as last published. @param writes files to leave out */
	#readUnreadableAsPublished(writes: readonly FileWrite[]): Pick<FileWrite, "path" | "bytes">[] {
		return listContent(this.root)
			.filter(isFieldsPath)
			.filter((path) => !writes.some((write) => write.path === path))
			.filter((path) => findFileProblem(path, readContent(this.root, path) ?? Buffer.alloc(0)))
			.map((path) => ({ path, bytes: readPublished(this.root, path) }));
	}
}
