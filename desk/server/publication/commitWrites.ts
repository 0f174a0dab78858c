import type { FileWrite } from "../content/files/contentFiles.ts";
import { commitFiles } from "../git/commit.ts";
import type { Pushed } from "../git/push.ts";
import type { Head } from "../git/repository.ts";
import { Refusal } from "../refusals/refusal.ts";
import { requireStillReady } from "./readyRepository.ts";

/** A commit of the desk. */
export interface Committed extends Pushed {
	/** What to do where Git's index could not follow it, in a sentence. */
	indexProblem?: string;
}

/**
 * Commits exactly these bytes on top of the commit that was checked.
 * @param head the repository as it was when that was found to be ready
 * @throws Refusal when the branch has moved on or was left, or these bytes are in that commit already.
 */
export async function commitWrites(
	root: string,
	writes: readonly FileWrite[],
	message: string,
	head: Head,
): Promise<Committed> {
	requireStillReady(root, head);
	const outcome = await commitFiles(root, writes, message, head);
	switch (outcome.type) {
		case "unchanged":
			throw new Refusal("changed", "All of this is published already. Look at the list again.");
		case "moved":
			throw new Refusal(
				"changed",
				"Somebody has committed to this branch meanwhile, or another program is using Git. Nothing was published: look at the list again.",
			);
		case "committed": {
			const { commit, isIndexBehind } = outcome;
			const { branch } = head;
			const paths = writes.map(({ path }) => path).join(" ");
			return isIndexBehind
				? {
						commit,
						branch,
						indexProblem: `Another program kept Git’s index locked, so your next “git commit” would take this back. Before it, run “git reset -- ${paths}” in the terminal.`,
					}
				: { commit, branch };
		}
	}
}
