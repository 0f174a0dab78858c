import { type EventEmitter, once } from "node:events";

/** Number of restarts in a row of a program that exits by itself: after that the cause needs a person. */
const maxRestarts = 3;

/** Time that a program has run after which its end is the first again, in milliseconds. */
const steadyTime = 600_000;

/** Time before a program is tried again that could not be started, in milliseconds: what was in the way may pass. */
const retryDelay = 1_000;

/**
 * Starts a program, and starts it again each time it ends; if it ends at once, a few times in a row.
 * @param start starts it; what is returned emits "exit" when it ends, or "error" where it could not be started
 * @returns once it is not started again
 */
export async function keepRunning(start: () => EventEmitter): Promise<void> {
	for (let endsInRow = 0; endsInRow <= maxRestarts; ) {
		const startTime = Date.now();
		try {
			await once(start(), "exit");
		} catch (error) {
			console.error(error);
			await new Promise((resolve) => setTimeout(resolve, retryDelay));
		}
		endsInRow = Date.now() - startTime > steadyTime ? 0 : endsInRow + 1;
	}
}
