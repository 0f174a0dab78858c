/** Does what only tidies up after a change that is made: the change must not look as if it had failed. */
export function tidyUp(work: () => void): void {
	try {
		work();
	} catch {
		// What is left over is in nobody's way.
	}
}
