import { statSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../../../content-model/index.ts";
import {
	type FileChange,
	getVersion,
	isFieldsPath,
	listContent,
	readContent,
	resolveContentPath,
} from "../content/contentFiles.ts";
import { findFileProblem } from "../content/readability.ts";
import { readPublished } from "../git/git.ts";
import { countIssues, findContentIssues, identifyIssue } from "../issues/contentIssues.ts";
import { getDraftsFolder, mirrorContent } from "./mirror.ts";

/**
 * Checks the content with changes to it, and shows drafts. A file that cannot be read counts as last
 * published, so that work on the others can go on.
 */
export class Workspace {
	readonly root: string;
	/** Drafts that the preview shows, by file. */
	readonly #drafts = new Map<string, readonly FileChange[]>();
	#queue: Promise<unknown> = Promise.resolve();

	/** Of the content that the preview was last updated to. */
	#shownStamp = "";

	#saved: { stamp: string; issues: readonly Issue[] } | undefined;

	readonly #onDraftChanged: () => Promise<void>;

	/**
	 * @param root folder that holds `content/`, in a Git repository.
	 * @param onDraftChanged called when the preview has something new to show; the checks wait for it.
	 */
	constructor(root: string, onDraftChanged: () => Promise<void> = async () => {}) {
		this.root = root;
		this.#onDraftChanged = onDraftChanged;
	}

	/** Runs tasks one after the other: each sees what the one before has written. */
	runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
		const result = this.#queue.then(work);
		this.#queue = result.catch(() => {});
		return result;
	}

	/** The issues that the changes would cause, without those that exist already. */
	async findNewIssues(changes: readonly FileChange[]): Promise<Issue[]> {
		const issues = await this.#issues(changes);
		if (issues.length === 0) {
			return [];
		}
		const counts = countIssues(await this.#savedIssues());
		return issues.filter((issue) => {
			const count = counts.get(identifyIssue(issue)) ?? 0;
			counts.set(identifyIssue(issue), count - 1);
			return count <= 0;
		});
	}

	/** Shows drafts in the preview if the site can be built from them. @returns their issues */
	async showDraft(path: string, changes: readonly FileChange[] | undefined): Promise<Issue[]> {
		const before = this.#drafts.get(path);
		if (changes) {
			this.#drafts.set(path, changes);
		} else {
			this.#drafts.delete(path);
		}
		let isRight = false;
		try {
			this.refreshPreview();
			// Before the checks block this process.
			await this.#onDraftChanged();
			const issues = changes ? await this.findNewIssues(changes) : [];
			isRight = issues.length === 0;
			return issues;
		} finally {
			if (!isRight) {
				// The page keeps the last draft without issues.
				if (before) {
					this.#drafts.set(path, before);
				} else {
					this.#drafts.delete(path);
				}
				this.refreshPreview();
			}
		}
	}

	/** Updates the preview to the saved content and the drafts. */
	refreshPreview(): void {
		this.#shownStamp = this.#readStamp();
		const drafts = [...this.#drafts.values()].flat();
		mirrorContent(this.root, getDraftsFolder(this.root), [
			...this.#readUnreadableAsPublished(drafts),
			...drafts,
		]);
	}

	/** Updates the preview where somebody has changed a file without the desk. @returns a name of the content as it is */
	followDisk(): string {
		const stamp = this.#readStamp();
		if (stamp !== this.#shownStamp) {
			this.refreshPreview();
		}
		return getVersion(Buffer.from(stamp));
	}

	/** The files of the content, each with the time of its last change. */
	#readStamp(): string {
		return listContent(this.root)
			.map((path) => {
				const stats = statSync(resolveContentPath(this.root, path), { throwIfNoEntry: false });
				return [path, stats?.mtimeMs].join(" ");
			})
			.join();
	}

	/** The issues of the saved content, found once after each change. */
	async #savedIssues(): Promise<readonly Issue[]> {
		const stamp = this.#readStamp();
		if (this.#saved?.stamp !== stamp) {
			// A check that fails is not kept: the next one tries again.
			this.#saved = { stamp, issues: await this.#issues([]) };
		}
		return this.#saved.issues;
	}

	async #issues(changes: readonly FileChange[]): Promise<readonly Issue[]> {
		const folder = join(this.root, ".cache/desk/check");
		mirrorContent(this.root, folder, [...this.#readUnreadableAsPublished(changes), ...changes]);
		return findContentIssues(folder);
	}

	/** Unreadable files, as last published. @param changes files to leave out */
	#readUnreadableAsPublished(changes: readonly FileChange[]): Pick<FileChange, "path" | "bytes">[] {
		return listContent(this.root)
			.filter(isFieldsPath)
			.filter((path) => !changes.some((change) => change.path === path))
			.filter((path) => findFileProblem(path, readContent(this.root, path) ?? Buffer.alloc(0)))
			.map((path) => ({ path, bytes: readPublished(this.root, path) }));
	}
}
