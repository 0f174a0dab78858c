import type { EventEmitter } from "node:events";

/** Number of restarts in a row of a program that exits by itself: after that the cause needs a person. */
const maxRestarts = 3;

/** Time that a program has run after which its end is the first again, in milliseconds. */
const steadyTime = 600_000;

/**
 * Starts a program, and starts it again each time it ends; if it ends at once, a few times in a row.
 * @param start starts it; what is returned emits "exit" when it ends
 * @param onGiveUp called when it is not started again
 */
export function keepRunning(
	start: () => Pick<EventEmitter, "once">,
	onGiveUp: () => void,
	restarts = maxRestarts,
): void {
	const startTime = Date.now();
	start().once("exit", () => {
		if (Date.now() - startTime > steadyTime) {
			keepRunning(start, onGiveUp);
		} else if (restarts > 0) {
			keepRunning(start, onGiveUp, restarts - 1);
		} else {
			onGiveUp();
		}
	});
}
