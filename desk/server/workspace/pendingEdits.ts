import type { UnshownEdit } from "../../shared/api.ts";
import { getMessage } from "../../shared/getMessage.ts";
import type { FileWrite } from "../content/contentFiles.ts";

/** What is typed in a form of some browser and not saved, for the preview. */
export interface PendingEdit {
	/** Path of its file; empty for a new entry. */
	path: string;
	kind: string;
	title: string;
	/**
	 * Creates the writes by which it would be saved as things are now.
	 * @throws HttpError where it could not be saved
	 */
	createWrites: () => readonly FileWrite[];
}

/** Gets the key of a pending edit: each file has one, and each kind has one for a new entry. */
export function getEditKey({ path, kind }: Pick<PendingEdit, "path" | "kind">): string {
	return path || kind;
}

/**
 * Chooses the pending edits that the preview leaves out, so that the site can be made from the rest. Of those that do
 * not fit together the newest are shown.
 * @param edits the oldest first
 * @param findProblem finds in words what is wrong with some writes.
 */
export async function chooseUnshownEdits(
	edits: readonly PendingEdit[],
	findProblem: (writes: readonly FileWrite[]) => Promise<string | undefined>,
): Promise<UnshownEdit[]> {
	const unshown: UnshownEdit[] = [];
	const addUnshown = ({ path, kind, title }: PendingEdit, reason: string) =>
		unshown.push({ path, kind, title, reason });
	const possible = edits.flatMap((edit) => {
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
	return unshown;
}

/** Creates the writes of a pending edit, or says why that cannot be done now. */
export function tryToCreateWrites(edit: PendingEdit): {
	writes?: readonly FileWrite[];
	problem?: string;
} {
	try {
		return { writes: edit.createWrites() };
	} catch (error) {
		return { problem: getMessage(error) };
	}
}
