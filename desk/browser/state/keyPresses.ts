import type { KeyPress } from "../../pageScript/messages.ts";

/** Keys that type nothing by themselves: one may be held for a letter that comes once the field is there. */
const modifiers = new Set(["Alt", "AltGraph", "CapsLock", "Control", "Meta", "Shift"]);

let lastTime = 0;

/** Records a key that was pressed where it goes into no field. */
export function recordKeyPress({ key, time }: KeyPress): void {
	if (!modifiers.has(key)) {
		lastTime = Math.max(lastTime, time);
	}
}

/**
 * Records each key that is pressed in the desk and goes into no field.
 * @returns a function that ends this.
 */
export function recordKeyPresses(): () => void {
	const handle = ({ target, key }: KeyboardEvent) => {
		if (!(target instanceof Element && target.matches("input, textarea, select"))) {
			recordKeyPress({ key, time: Date.now() });
		}
	};
	window.addEventListener("keydown", handle);
	return () => window.removeEventListener("keydown", handle);
}

/** Checks whether a key has been pressed since, in the desk or on the page that it shows, and went into no field. */
export function hasPressedKeySince(time: number): boolean {
	return lastTime > time;
}
