import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { getValue } from "../../../content-model/index.ts";
import { tryGit } from "./git.ts";
import { findRemote, type Head, type Remote } from "./repository.ts";

/** Time after which a push or a fetch is given up, in milliseconds: pictures over a slow line take long. */
const networkTimeout = 120_000;

/** What became of a push. `output` is what Git has printed. */
export type PushOutcome =
	| { type: "noRemote" }
	| { type: "sent"; remote: Remote }
	| { type: "failed"; remote: Remote; reason: PushFailure; output: string };

/**
 * Why Git could not push: the remote has commits that are not here, it takes none on this branch or from this person, it
 * cannot be reached, it has no such repository, or something else.
 */
export type PushFailure =
	| "behind"
	| "protected"
	| "signIn"
	| "unreachable"
	| "noRepository"
	| "other";

/** What Git prints of each failure. */
const failures: readonly [PushFailure, RegExp][] = [
	["behind", /non-fast-forward|fetch first|\[rejected\].*(?:behind|stale)/s],
	["protected", /protected branch|pre-receive hook declined|GH006|not allowed to push/i],
	[
		"signIn",
		/Authentication failed|could not read Username|Permission denied|publickey|HTTP 40[13]|returned error: 40[13]/i,
	],
	[
		"unreachable",
		/Could not resolve|Failed (?:to )?connect|Connection (?:was )?(?:refused|timed out|reset|closed)|Operation timed out|Network is (?:unreachable|down)|No route to host|Empty reply|returned error: 5\d\d/i,
	],
	[
		"noRepository",
		/does not appear to be a git repository|repository .*not found|does not exist|returned error: 404/i,
	],
];

/** The last push: two at once would be in each other's way. */
let lastPush: Promise<unknown> = Promise.resolve();

/** What is pushed: a commit and all before it, even if its branch has moved on by then. */
export type Pushed = Pick<Head, "commit" | "branch">;

/** Pushes a commit to the remote of its branch once no other push is under way. @param pushed undefined where there is none */
export function push(root: string, pushed: Pushed | undefined): Promise<PushOutcome> {
	const result = lastPush.then(() => pushNow(root, pushed));
	lastPush = result.catch(() => {});
	return result;
}

async function pushNow(root: string, pushed: Pushed | undefined): Promise<PushOutcome> {
	const remote = findRemote(root, pushed?.branch);
	if (!pushed || !remote) {
		return { type: "noRemote" };
	}
	const refspec = `${pushed.commit}:refs/heads/${remote.branch}`;
	try {
		await contactRemote(root, ["push", "--porcelain", remote.name, refspec]);
		return { type: "sent", remote };
	} catch (error) {
		const output = ["stdout", "stderr"].map((stream) => getValue(error, [stream])).join("");
		const reason = findPushFailure(output);
		return reason === "behind" && (await hasReached(root, pushed.commit, remote))
			? { type: "sent", remote }
			: { type: "failed", remote, reason, output };
	}
}

/** Checks whether the branch of a remote has a commit already, with others after it. */
async function hasReached(root: string, commit: string, { name, branch }: Remote) {
	try {
		await contactRemote(root, ["fetch", "--quiet", name, `refs/heads/${branch}`]);
	} catch {
		return false;
	}
	return tryGit(root, "merge-base", "--is-ancestor", commit, "FETCH_HEAD") !== undefined;
}

/** Runs Git over the network, where it asks nobody for a password. @throws if Git fails */
async function contactRemote(root: string, args: readonly string[]): Promise<void> {
	await promisify(execFile)("git", args, {
		cwd: root,
		timeout: networkTimeout,
		env: {
			...process.env,
			LC_ALL: "C",
			GIT_TERMINAL_PROMPT: "0",
			GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
		},
	});
}

/** Finds why Git could not push, by what it has printed. */
export function findPushFailure(output: string): PushFailure {
	return failures.find(([, pattern]) => pattern.test(output))?.[0] ?? "other";
}
