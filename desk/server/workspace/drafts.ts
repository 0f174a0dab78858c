import type { LeftOutDraft } from "../../shared/api.ts";
import type { FileWrite } from "../content/contentFiles.ts";

/** What is typed in a form and not saved. */
export interface Draft {
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

/** Gets the key of a draft: each file has one, and each kind has one for a new entry. */
export function getDraftKey({ path, kind }: Pick<Draft, "path" | "kind">): string {
	return path || kind;
}

/**
 * Chooses the drafts that the site can be made from together; of those that do not fit, the newest.
 * @param drafts the oldest first
 * @param findProblem finds in words what is wrong with some writes.
 */
export async function chooseDrafts(
	drafts: readonly Draft[],
	findProblem: (writes: readonly FileWrite[]) => Promise<string | undefined>,
): Promise<LeftOutDraft[]> {
	const leftOut: LeftOutDraft[] = [];
	const leaveOut = ({ path, kind, title }: Draft, reason: string) =>
		leftOut.push({ path, kind, title, reason });
	const possible = drafts.flatMap((draft) => {
		const { writes, problem } = tryToCreateWrites(draft);
		if (problem !== undefined) {
			leaveOut(draft, problem);
		}
		return writes ? { draft, writes } : [];
	});
	const all = possible.flatMap(({ writes }) => writes);
	if (all.length > 0 && (await findProblem(all)) !== undefined) {
		let shown: readonly FileWrite[] = [];
		for (const { draft, writes } of possible.toReversed()) {
			const problem = await findProblem([...writes, ...shown]);
			if (problem === undefined) {
				shown = [...writes, ...shown];
			} else {
				leaveOut(draft, problem);
			}
		}
	}
	return leftOut;
}

/** Creates the writes of a draft, or says why that cannot be done now. */
export function tryToCreateWrites(draft: Draft): {
	writes?: readonly FileWrite[];
	problem?: string;
} {
	try {
		return { writes: draft.createWrites() };
	} catch (error) {
		return { problem: error instanceof Error ? error.message : String(error) };
	}
}
