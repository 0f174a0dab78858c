import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { FileChange } from "./contentFiles.ts";
import { runGitForBytes, tryGit } from "./git.ts";
import { HttpError } from "./httpError.ts";

/**
 * Commits exactly these bytes on top of a commit, whatever is in the folder or the index.
 * @throws HttpError when the branch has moved on.
 */
export function commitFiles(
	root: string,
	changes: readonly FileChange[],
	message: string,
	parent: string,
): string {
	const folder = join(root, ".cache/desk");
	mkdirSync(folder, { recursive: true });
	const index = join(folder, `index-${randomUUID()}`);
	const env = { GIT_INDEX_FILE: index };
	try {
		runGitForBytes(root, ["read-tree", parent], { env });
		for (const { path, bytes } of changes) {
			if (bytes) {
				const blob = runGitForBytes(root, ["hash-object", "-w", "--stdin"], { input: bytes })
					.toString()
					.trim();
				runGitForBytes(root, ["update-index", "--add", "--cacheinfo", `100644,${blob},${path}`], {
					env,
				});
			} else {
				runGitForBytes(root, ["update-index", "--force-remove", "--", path], { env });
			}
		}
		const tree = runGitForBytes(root, ["write-tree"], { env }).toString().trim();
		const commit = runGitForBytes(root, ["commit-tree", tree, "-p", parent, "-F", "-"], {
			input: message,
		})
			.toString()
			.trim();
		if (
			tryGit(
				root,
				"update-ref",
				"-m",
				`desk: ${message.split("\n")[0]}`,
				"HEAD",
				commit,
				parent,
			) === undefined
		) {
			throw new HttpError(
				409,
				"Somebody has committed to this branch meanwhile, or another program is using Git. Nothing was published: look at the list again.",
			);
		}
		// Only these files are updated in the index: what somebody has staged stays staged.
		tryGit(root, "reset", "--quiet", "--", ...changes.map(({ path }) => path));
		return commit;
	} finally {
		rmSync(index, { force: true });
	}
}
