import type { Issue } from "../../../content-model/index.ts";
import type { WrittenFile } from "../../shared/api/entries.ts";
import type { UnshownEdit } from "../../shared/api/preview.ts";
import {
	type FileWrite,
	getVersion,
	isContentPath,
	readContent,
} from "../content/files/contentFiles.ts";
import { writeFiles } from "../content/files/writeFiles.ts";
import { tryReadPublished } from "../git/git.ts";
import { attributeIssue } from "../issues/contentIssues.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import { getPreviewFolder } from "../records/folders.ts";
import { describeError } from "../refusals/describeError.ts";
import { Refusal } from "../refusals/refusal.ts";
import { ContentCheck, readContentStamp, readUnreadableAsPublished } from "./contentCheck.ts";
import { mirrorContent } from "./mirror.ts";
import {
	type EditedForm,
	type EditWrites,
	type PendingEdit,
	PendingEdits,
} from "./pendingEdits.ts";

/** A change of the content that somebody makes, for {@link Workspace.save}. */
interface ContentChange<Result> {
	/** Requires that the files are as the person has seen them. @throws Refusal where they are not */
	requireCurrent?: () => void;
	/** Creates its writes. @throws Refusal where that cannot be done */
	createWrites: () => readonly FileWrite[];
	/** The edit of the form that is saved: the preview shows it while it is checked. */
	edit?: PendingEdit;
	/** The form that is done with once it is saved or its entry removed: its edit is dropped. */
	closes?: EditedForm;
	/** Refuses it because of what the check found, by an error that says why; by default because of anything. */
	refuse?: (issues: readonly Issue[]) => Refusal | undefined;
	/** Writes the files, and does what is only done together with that. */
	carryOut: (writeAll: () => void, writes: readonly FileWrite[]) => Result | Promise<Result>;
}

/** Refuses a change because of any issue. @param message says why */
export function refuseIssues(issues: readonly Issue[], message: string): Refusal | undefined {
	return issues.length > 0 ? new Refusal("invalid", message) : undefined;
}

/**
 * Checks the content with writes that are not made yet, shows them in the preview, and makes them. A file that cannot
 * be read counts as last published, so that work on the others can go on.
 */
export class Workspace {
	readonly root: string;
	readonly #edits = new PendingEdits();
	readonly #check: ContentCheck;
	#queue: Promise<unknown> = Promise.resolve();

	/** The stamp of the content that the preview was last updated to. */
	#previewStamp = "";

	/** What is wrong with the saved content, in sentences: the preview keeps its last state for as long. */
	#savedProblem = "";

	readonly #onPreviewChange: () => Promise<void>;

	/**
	 * @param root folder that holds `content/`, in a Git repository.
	 * @param onPreviewChange called when the preview has something new to show; the checks wait for it.
	 */
	constructor(root: string, onPreviewChange: () => Promise<void> = async () => {}) {
		this.root = root;
		this.#check = new ContentCheck(root);
		this.#onPreviewChange = onPreviewChange;
	}

	/** Runs tasks one after the other: each sees what the one before has written. */
	runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
		const result = this.#queue.then(work);
		this.#queue = result.catch(() => {});
		return result;
	}

	/**
	 * Saves a change of the content, in the order by which nothing of anybody else's is lost: checks it, writes all of
	 * its files or none, and updates the preview.
	 * @returns the result of `carryOut`, and what was written
	 * @throws Refusal or WriteError where it is refused; then nothing was written.
	 */
	async save<Result>({
		requireCurrent = () => {},
		createWrites,
		edit,
		closes,
		refuse = (issues) => refuseIssues(issues, describeIssues(this.root, issues).join(" ")),
		carryOut,
	}: ContentChange<Result>): Promise<{ result: Result; written: WrittenFile[] }> {
		requireCurrent();
		const writes = createWrites();
		const contentWrites = writes.filter(({ path }) => isContentPath(path));
		const last = edit && this.#edits.find(edit);
		const issues = edit
			? await this.previewEdit(edit, contentWrites)
			: await this.findNewIssues(contentWrites);
		const refusal = refuse(issues);
		if (refusal) {
			throw refusal;
		}
		// Somebody may have changed a file by hand during the check.
		requireCurrent();
		const written = this.#describeWrites(writes);
		const result = await carryOut(() => writeFiles(this.root, writes), writes);
		if (last) {
			// It may be of another tab, which has not saved it.
			this.#edits.add(last);
		}
		if (closes) {
			this.#edits.delete(closes);
		}
		// It is saved, whatever becomes of the preview: the next look at the disk tries again, and says that something is wrong.
		await this.refreshPreview().catch(() => {});
		return { result, written };
	}

	/** Describes writes before they are made, for the browser of whoever makes them. */
	#describeWrites(writes: readonly FileWrite[]): WrittenFile[] {
		const paths = writes.map(({ path }) => path);
		// Where Git cannot tell what is published, that is no reason not to save.
		const published = tryReadPublished(this.root, paths);
		return writes.map(({ path, bytes, baseVersion }) => ({
			path,
			from: baseVersion,
			to: getVersion(bytes),
			wasPublished: baseVersion === getVersion(published?.get(path)),
		}));
	}

	/** Finds the issues that some writes would cause, without those that exist already. */
	findNewIssues(writes: readonly FileWrite[]): Promise<Issue[]> {
		return this.#check.findNewIssues(writes);
	}

	/**
	 * Shows a pending edit in the preview if the site can be built with it. Others that do not fit it are left out.
	 * @param writes of the edit, as things are now
	 * @returns its issues
	 */
	async previewEdit(edit: PendingEdit, writes: readonly FileWrite[]): Promise<Issue[]> {
		const rollBack = this.#edits.add(edit);
		// The page keeps the last state without issues.
		const takeOut = async () => {
			rollBack();
			await this.#updateUnshown();
		};
		const issues = await this.#showAndCheck(edit, writes).catch(async (error: unknown) => {
			await takeOut();
			throw error;
		});
		if (issues.length > 0) {
			await takeOut();
			return issues;
		}
		const hasOthers = this.#edits.size > 1;
		this.#deleteSavedEdits();
		if (hasOthers) {
			await this.#updateUnshown();
		}
		return issues;
	}

	/** Shows an edit in the preview before it is checked. @returns its issues */
	async #showAndCheck(edit: PendingEdit, writes: readonly FileWrite[]): Promise<Issue[]> {
		this.#mirrorEdits({ edit, writes });
		// The preview is told first: the checks then block this process.
		await this.#onPreviewChange();
		return this.findNewIssues(writes);
	}

	/** Deletes the pending edits that somebody has saved by now, or has typed back to what is saved. */
	#deleteSavedEdits(): void {
		this.#edits.deleteSaved(
			({ path, bytes }) => getVersion(bytes) === getVersion(readContent(this.root, path)),
		);
	}

	/** Takes a pending edit out of the preview once it is discarded. */
	async dropEdit(edit: EditedForm): Promise<void> {
		this.#edits.delete(edit);
		await this.refreshPreview();
	}

	/** Lists the pending edits that the preview cannot show. */
	listUnshown(): readonly UnshownEdit[] {
		return this.#edits.unshown;
	}

	/** What is wrong with the saved content, in sentences: the preview keeps its last state. Empty if nothing is. */
	get savedProblem(): string {
		return this.#savedProblem;
	}

	/** Updates the preview to the saved content and the pending edits. */
	async refreshPreview(): Promise<void> {
		// At the start the preview has no earlier state, and its page itself says what is wrong.
		const isStart = this.#previewStamp === "";
		this.#deleteSavedEdits();
		this.#mirrorEdits();
		await this.#onPreviewChange();
		if (!isStart) {
			this.#savedProblem = await this.#describeSavedProblem();
		}
		if (this.#edits.size > 0 || this.#edits.unshown.length > 0) {
			await this.#updateUnshown();
		}
	}

	/** Describes in words what is wrong with the saved content. What was saved is saved, even where that fails. */
	async #describeSavedProblem(): Promise<string> {
		try {
			return describeIssues(this.root, await this.#check.findSavedIssues()).join(" ");
		} catch (error) {
			return describeError(error);
		}
	}

	/** Chooses anew which pending edits the preview leaves out, so that the site can be made from the rest. */
	async #updateUnshown(): Promise<void> {
		await this.#edits.chooseUnshown((writes) => this.#describeProblem(writes));
		this.#mirrorEdits();
	}

	/** Describes in words what is wrong with some writes; undefined if the site can be made from them. */
	async #describeProblem(writes: readonly FileWrite[]): Promise<string | undefined> {
		try {
			const issues = await this.findNewIssues(writes);
			const ownIssues = issues.map((issue) => attributeIssue(issue, writes[0]?.path ?? ""));
			return issues.length > 0 ? describeIssues(this.root, ownIssues).join(" ") : undefined;
		} catch (error) {
			return describeError(error);
		}
	}

	/** Mirrors the saved content and the pending edits. @param known an edit whose writes are made already */
	#mirrorEdits(known?: EditWrites): void {
		const stamp = readContentStamp(this.root);
		const writes = this.#edits.createShownWrites(known);
		mirrorContent(this.root, getPreviewFolder(this.root), [
			...readUnreadableAsPublished(this.root, writes),
			...writes,
		]);
		// Only now: a copy that failed is made again.
		this.#previewStamp = stamp;
	}

	/** Updates the preview if the saved content differs from what it shows. @returns a hash of the content that it shows then */
	async updateFromDisk(): Promise<string> {
		const isBehind = () => readContentStamp(this.root) !== this.#previewStamp;
		if (isBehind()) {
			// Waits for a running save, which writes its files first and updates the preview later.
			await this.runExclusive(async () => {
				if (isBehind()) {
					await this.refreshPreview();
				}
			});
		}
		return getVersion(Buffer.from(this.#previewStamp));
	}
}
