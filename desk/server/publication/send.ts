import type { PublishResult } from "../../shared/api/review.ts";
import { buttonNames } from "../../shared/buttonNames.ts";
import { isSampleSite } from "../content/values/fields.ts";
import { type Pushed, type PushFailure, push } from "../git/push.ts";
import { type Remote, readHead } from "../git/repository.ts";
import type { Committed } from "./commitWrites.ts";

/**
 * Sends what is committed to the Git host, if one is set.
 * @param action what was done before: Published
 * @param pushed undefined where there is no commit yet
 */
export async function send(
	root: string,
	action: string,
	pushed: Pushed | undefined = readHead(root),
): Promise<PublishResult> {
	const outcome = await push(root, pushed);
	switch (outcome.type) {
		case "noRemote":
			return {
				message: `${action} on this machine. No Git host is set up, so it stays here.`,
				isComplete: true,
			};
		case "sent": {
			const { url, branch } = outcome.remote;
			const next = isSampleSite(root)
				? "It does not go live yet: the site is still marked as a sample."
				: "Your Git host checks it again before it goes live.";
			return {
				message: `${action}, and sent to ${url} (branch ${branch}). ${next}`,
				isComplete: true,
			};
		}
		case "failed": {
			const { reason, remote, output } = outcome;
			const explanation = explainPushFailure(reason, remote, output);
			return {
				message: `Not sent yet. ${explanation} ${action} on this machine: nothing is lost.`,
				isComplete: false,
			};
		}
	}
}

/** Sends a commit of the desk, and says what became of it. */
export async function sendCommit(
	root: string,
	action: string,
	committed: Committed,
): Promise<PublishResult> {
	const { commit, indexProblem } = committed;
	const { message, isComplete } = await send(root, action, committed);
	return {
		commit,
		message: [message, indexProblem].filter(Boolean).join(" "),
		isComplete: isComplete && !indexProblem,
	};
}

/** Explains why Git could not push, and what to do, in plain words. @param output what Git has printed */
export function explainPushFailure(
	reason: PushFailure,
	{ name, url, branch }: Remote,
	output: string,
): string {
	switch (reason) {
		case "behind":
			// Names the remote and the branch, since none may be configured, and lets Git put unpublished files aside.
			return `Somebody else has published since. In the terminal, run “git pull --rebase --autostash ${name} ${branch}”, then press ${buttonNames.send}.`;
		case "protected":
			return `Your Git host refused the branch ${branch}. Ask whoever looks after it, or work on a branch of your own: the owner’s guide says how, under “A team”.`;
		case "signIn":
			return `${url} did not accept your sign-in. Sign in to your Git host once in the terminal with “git push ${name} ${branch}”, then press ${buttonNames.send}.`;
		case "unreachable":
			return `${url} cannot be reached. Check your connection, then press ${buttonNames.send}.`;
		case "noRepository":
			return `There is no repository at ${url}. Ask whoever set up the site.`;
		case "other":
			return `Git says: ${output.trim() || "nothing."}`;
	}
}
