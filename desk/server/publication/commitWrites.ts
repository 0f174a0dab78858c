import type { FileWrite } from "../content/files/contentFiles.ts";
import { commitFiles } from "../git/commit.ts";
import { Refusal } from "../refusals/refusal.ts";

/** A commit of the desk. */
export interface Committed {
	commit: string;
	/** What to do where Git's index could not follow it, in a sentence. */
	indexProblem?: string;
}

/**
 * Commits exactly these bytes on top of the commit that was checked.
 * @throws Refusal when the branch has moved on, or these bytes are in that commit already.
 */
export async function commitWrites(
	root: string,
	writes: readonly FileWrite[],
	message: string,
	parent: string,
): Promise<Committed> {
	const outcome = await commitFiles(root, writes, message, parent);
	switch (outcome.kind) {
		case "unchanged":
			throw new Refusal("changed", "All of this is published already. Look at the list again.");
		case "moved":
			throw new Refusal(
				"changed",
				"Somebody has committed to this branch meanwhile, or another program is using Git. Nothing was published: look at the list again.",
			);
		case "committed": {
			const { commit, isIndexBehind } = outcome;
			const paths = writes.map(({ path }) => path).join(" ");
			return isIndexBehind
				? {
						commit,
						indexProblem: `Another program kept Git’s index locked, so your next “git commit” would take this back. Before it, run “git reset -- ${paths}” in the terminal.`,
					}
				: { commit };
		}
	}
}
