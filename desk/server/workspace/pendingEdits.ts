import type { UnshownEdit } from "../../shared/api/preview.ts";
import type { FileWrite } from "../content/files/contentFiles.ts";
import { describeError } from "../refusals/describeError.ts";

/** What is typed in a form of some browser and not saved, for the preview. */
export interface PendingEdit {
	/** Path of its file; empty for a new entry. */
	path: string;
	kind: string;
	/** The tab in which it is typed. */
	tab: string;
	title: string;
	/**
	 * Creates the writes by which it would be saved as things are now.
	 * @throws Refusal where it could not be saved
	 */
	createWrites: () => readonly FileWrite[];
}

/** A pending edit, and the writes by which it would be saved now. */
export interface EditWrites {
	edit: PendingEdit;
	writes: readonly FileWrite[];
}

/** The form of a pending edit, in one tab; in any where none is named. */
export type EditedForm = Pick<PendingEdit, "path" | "kind"> & Partial<Pick<PendingEdit, "tab">>;

/** The pending edits of all forms, of several tabs the last that was typed: each file has one, and each kind has one for a new entry. */
export class PendingEdits {
	/** By {@link getKey}; the oldest first. One that is found to be wrong makes room again for the last that was right. */
	readonly #edits = new Map<string, PendingEdit>();
	#unshown: readonly UnshownEdit[] = [];

	get size(): number {
		return this.#edits.size;
	}

	/** Lists the edits that are left out of the preview. */
	get unshown(): readonly UnshownEdit[] {
		return this.#unshown;
	}

	/** Finds the edit of a form, of whichever tab. */
	find(form: EditedForm): PendingEdit | undefined {
		return this.#edits.get(getKey(form));
	}

	/**
	 * Adds an edit as the newest, in place of the last one of its form. It is shown.
	 * @returns a function that puts the last one back; not that of another tab, which may be closed by now
	 */
	add(edit: PendingEdit): () => void {
		const key = getKey(edit);
		const last = this.#edits.get(key);
		this.#set(key, edit);
		this.#unshown = this.#unshown.filter((other) => getKey(other) !== key);
		return () => this.#set(key, last?.tab === edit.tab ? last : undefined);
	}

	/** Deletes the edit of a form. One that was typed in another tab since stays. */
	delete({ tab, ...form }: EditedForm): void {
		const key = getKey(form);
		if (tab === undefined || this.#edits.get(key)?.tab === tab) {
			this.#edits.delete(key);
		}
	}

	/**
	 * Deletes the edits whose files have all that was typed: where these change again, the page follows them.
	 * @param isSaved finds whether a file is as a write would make it
	 */
	deleteSaved(isSaved: (write: FileWrite) => boolean): void {
		for (const [key, edit] of this.#edits) {
			if (tryToCreateWrites(edit).writes?.every(isSaved)) {
				this.#edits.delete(key);
			}
		}
	}

	/** Creates the writes of the edits that are shown. @param known an edit whose writes are made already */
	createShownWrites(known?: EditWrites): FileWrite[] {
		const unshownKeys = this.#unshown.map(getKey);
		return [...this.#edits].flatMap(([key, edit]) => {
			if (unshownKeys.includes(key)) {
				return [];
			}
			return edit === known?.edit ? known.writes : (tryToCreateWrites(edit).writes ?? []);
		});
	}

	/**
	 * Chooses the edits that are left out, so that the site can be made from the rest. Of those that do not fit
	 * together the newest are shown.
	 * @param findProblem finds in words what is wrong with some writes.
	 */
	async chooseUnshown(
		findProblem: (writes: readonly FileWrite[]) => Promise<string | undefined>,
	): Promise<void> {
		const unshown: UnshownEdit[] = [];
		const addUnshown = ({ path, kind, title }: PendingEdit, reason: string) =>
			unshown.push({ path, kind, title, reason });
		const possible = [...this.#edits.values()].flatMap((edit) => {
			const { writes, problem } = tryToCreateWrites(edit);
			if (problem !== undefined) {
				addUnshown(edit, problem);
			}
			return writes ? { edit, writes } : [];
		});
		const all = possible.flatMap(({ writes }) => writes);
		if (all.length > 0 && (await findProblem(all)) !== undefined) {
			let shown: readonly FileWrite[] = [];
			for (const { edit, writes } of possible.toReversed()) {
				const problem = await findProblem([...writes, ...shown]);
				if (problem === undefined) {
					shown = [...writes, ...shown];
				} else {
					addUnshown(edit, problem);
				}
			}
		}
		this.#unshown = unshown;
	}

	/** Sets the edit of a form as the newest. @param edit undefined for none */
	#set(key: string, edit: PendingEdit | undefined): void {
		this.#edits.delete(key);
		if (edit) {
			this.#edits.set(key, edit);
		}
	}
}

function getKey({ path, kind }: Pick<PendingEdit, "path" | "kind">): string {
	return path || kind;
}

/** Creates the writes of a pending edit, or says why that cannot be done now. */
function tryToCreateWrites(edit: PendingEdit): {
	writes?: readonly FileWrite[];
	problem?: string;
} {
	try {
		return { writes: edit.createWrites() };
	} catch (error) {
		return { problem: describeError(error) };
	}
}
