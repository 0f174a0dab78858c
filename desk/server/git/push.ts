import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { getValue } from "../../../content-model/index.ts";
import { buttonNames } from "../../shared/buttonNames.ts";
import { isSampleSite } from "../content/values/fields.ts";
import type { commitFiles } from "./commit.ts";
import { findRemote, type Remote } from "./repository.ts";

/** Time after which a push is given up, in milliseconds: pictures over a slow line take long. */
const pushTimeout = 120_000;

/** The last push: two at once would be in each other's way. */
let lastPush: Promise<unknown> = Promise.resolve();

/** Pushes to the remote once no other push is under way, and describes the outcome. */
export function send(root: string, action: string): ReturnType<typeof push> {
	const result = lastPush.then(() => push(root, action));
	lastPush = result.catch(() => {});
	return result;
}

async function push(root: string, action: string): Promise<{ message: string; isSent: boolean }> {
	const remote = findRemote(root);
	if (!remote) {
		return {
			message: `${action} on this machine. No Git host is set up, so it stays here.`,
			isSent: false,
		};
	}
	const { name, url, branch } = remote;
	try {
		await promisify(execFile)("git", ["push", "--porcelain", name, `HEAD:refs/heads/${branch}`], {
			cwd: root,
			timeout: pushTimeout,
			env: {
				...process.env,
				LC_ALL: "C",
				GIT_TERMINAL_PROMPT: "0",
				GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
			},
		});
		return {
			message: `${action}, and sent to ${url} (branch ${branch}). ${
				isSampleSite(root)
					? "It does not go live yet: the site is still marked as a sample."
					: "Your Git host checks it again before it goes live."
			}`,
			isSent: true,
		};
	} catch (error) {
		const output = ["stdout", "stderr"].map((stream) => getValue(error, [stream])).join("");
		return {
			message: `Not on its way yet. ${explainPushFailure(output, remote)} ${action} on this machine: nothing is lost.`,
			isSent: false,
		};
	}
}

/** Pushes a commit to the remote, and describes the outcome of both. */
export async function sendCommit(
	root: string,
	action: string,
	{ commit, indexProblem }: Awaited<ReturnType<typeof commitFiles>>,
): Promise<{ commit: string; message: string; isSent: boolean }> {
	const { message, isSent } = await send(root, action);
	return { commit, message: [message, indexProblem].filter(Boolean).join(" "), isSent };
}

/** Explains why Git could not push, in plain words. */
export function explainPushFailure(output: string, { name, url, branch }: Remote): string {
	const failures: [RegExp, string][] = [
		[
			/non-fast-forward|fetch first|\[rejected\].*(?:behind|stale)/s,
			// Names the remote and the branch, since none may be configured, and lets Git put unpublished files aside.
			`Somebody else has published since. In the terminal, run “git pull --rebase --autostash ${name} ${branch}”, then press ${buttonNames.send}.`,
		],
		[
			/protected branch|pre-receive hook declined|GH006|not allowed to push/i,
			`Your Git host refused the branch ${branch}. Ask whoever looks after it, or work on a branch of your own: the owner’s guide says how, under “A team”.`,
		],
		[
			/Authentication failed|could not read Username|Permission denied|publickey|HTTP 40[13]|returned error: 40[13]/i,
			`${url} did not accept your sign-in. Sign in to your Git host once in the terminal with “git push ${name} ${branch}”, then press ${buttonNames.send}.`,
		],
		[
			/Could not resolve host|unable to access|Connection (?:refused|timed out)|Network is unreachable/i,
			`${url} cannot be reached. Check your connection, then press ${buttonNames.send}.`,
		],
		[
			/does not appear to be a git repository|not found|does not exist/i,
			`There is no repository at ${url}. Ask whoever set up the site.`,
		],
	];
	const words = failures.find(([pattern]) => pattern.test(output))?.[1];
	return words ?? `Git says: ${output.trim() || "nothing."}`;
}
