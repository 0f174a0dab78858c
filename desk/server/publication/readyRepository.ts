import {
	findObstacle,
	findObstacleAt,
	type Head,
	type Obstacle,
	readHead,
} from "../git/repository.ts";
import { Refusal } from "../refusals/refusal.ts";

/** Says in a sentence why nothing can be published now; undefined if something can. */
export function findPublishingProblem(root: string, head = readHead(root)): string | undefined {
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
		throw createUnreadyError(String(problem));
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

function createUnreadyError(problem: string): Refusal {
	return new Refusal("blocked", problem, { isUnready: true });
}

function describeObstacle(obstacle: Obstacle): string {
	switch (obstacle.type) {
		case "noRepository":
			return "This folder is not a Git repository, so there is nowhere to publish to. Ask whoever set up the site.";
		case "noCommit":
			return "Nothing has been committed in this repository yet. Make the first commit in the terminal.";
		case "largerRepository":
			return "This folder is only a part of a larger Git repository, and the desk publishes from one of the site’s own. Ask whoever set up the site.";
		case "unfinished": {
			const { operation } = obstacle;
			const command = `git ${operation} ${operation === "bisect" ? "reset" : "--abort"}`;
			return `Git is in the middle of a ${operation}. Ask whoever began it to finish it, or take it back in the terminal with “${command}”, then publish. Your changes are saved.`;
		}
		case "noBranch":
			return "Git is not on a branch (its HEAD is detached), so what is published here could be lost. Run “git switch main” in the terminal, then publish. Your changes are saved.";
		case "noIdentity":
			return 'Git does not know who you are. Run these two lines in the terminal, with your own name and address:\ngit config --global user.name "Your Name"\ngit config --global user.email you@example.com';
	}
}
