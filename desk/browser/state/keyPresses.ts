let lastTime = 0;

/** Records a key that was pressed where it goes into no field. @param time as `Date.now()` has it */
export function recordKeyPress(time: number): void {
	lastTime = Math.max(lastTime, time);
}

/**
 * Records each key that is pressed in the desk and goes into no field.
 * @returns a function that ends this.
 */
export function recordKeyPresses(): () => void {
	const handle = ({ target }: KeyboardEvent) => {
		if (!(target instanceof Element && target.matches("input, textarea, select"))) {
			recordKeyPress(Date.now());
		}
	};
	window.addEventListener("keydown", handle);
	return () => window.removeEventListener("keydown", handle);
}

/** Checks whether a key has been pressed since, in the desk or on the page that it shows, and went into no field. */
export function hasPressedKeySince(time: number): boolean {
	return lastTime > time;
}
