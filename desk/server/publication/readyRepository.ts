import type { PublishingProblem } from "../../shared/api/review.ts";
import {
	findObstacle,
	findObstacleAt,
	type Head,
	type Obstacle,
	readHead,
} from "../git/repository.ts";
import { Refusal } from "../refusals/refusal.ts";

/** Says why nothing can be published now; undefined if something can. */
export function findPublishingProblem(
	root: string,
	head = readHead(root),
): PublishingProblem | undefined {
	const obstacle = findObstacle(root, head);
	return obstacle && describeObstacle(obstacle);
}

/**
 * Requires a repository where no publication could be lost.
 * @returns its state: the commit that the next one follows.
 */
export function requireReadyRepository(root: string): Head {
	const head = readHead(root);
	const problem = findPublishingProblem(root, head);
	if (!head || problem) {
		throw createUnreadyError(problem ?? describeObstacle({ type: "noCommit" }));
	}
	return head;
}

/**
 * Requires that a repository is as ready as it was before the checks. They take seconds, in which somebody may have begun
 * a merge in a terminal, or left the branch.
 */
export function requireStillReady(root: string, { branch }: Head): void {
	const head = readHead(root);
	const obstacle = head && findObstacleAt(head);
	if (obstacle) {
		throw createUnreadyError(describeObstacle(obstacle));
	}
	if (head?.branch !== branch) {
		throw new Refusal(
			"changed",
			"Git is on another branch than it was a moment ago. Nothing was published: look at the list again.",
		);
	}
}

function createUnreadyError({ reason, remedy }: PublishingProblem): Refusal {
	return new Refusal("blocked", `${reason} ${remedy}`, { isUnready: true });
}

function describeObstacle(obstacle: Obstacle): PublishingProblem {
	switch (obstacle.type) {
		case "noRepository":
			return {
				reason: "This folder is not a Git repository, so there is nowhere to publish to.",
				remedy: "Ask whoever set up the site.",
			};
		case "noCommit":
			return {
				reason: "Nothing has been committed in this repository yet.",
				remedy: "Make the first commit in the terminal.",
			};
		case "largerRepository":
			return {
				reason:
					"This folder is only a part of a larger Git repository, and the desk publishes from one of the site’s own.",
				remedy: "Ask whoever set up the site.",
			};
		case "unfinished": {
			const { operation } = obstacle;
			const command = `git ${operation} ${operation === "bisect" ? "reset" : "--abort"}`;
			return {
				reason: `Git is in the middle of a ${operation}.`,
				remedy: `Ask whoever began it to finish it, or take it back in the terminal with “${command}”, then publish. Your changes are saved.`,
			};
		}
		case "noBranch":
			return {
				reason:
					"Git is not on a branch (its HEAD is detached), so what is published here could be lost.",
				remedy: "Run “git switch main” in the terminal, then publish. Your changes are saved.",
			};
		case "noIdentity":
			return {
				reason: "Git does not know who you are.",
				remedy:
					'Run these two lines in the terminal, with your own name and address:\ngit config --global user.name "Your Name"\ngit config --global user.email you@example.com',
			};
	}
}
