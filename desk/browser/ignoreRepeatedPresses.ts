/** What the pointer's first press in a place was on, and what it said. */
interface Pressed {
	control: Element | null;
	label: string;
}

const controls = "button, a, summary, input, textarea, select, label";

function getAccessibleName(control: Element | null): string {
	return control?.getAttribute("aria-label") ?? control?.textContent ?? "";
}

/**
 * Ignores the second of two quick presses in one place where something else has come under the pointer since: a button
 * that was not there, or one that now says something else. A button that unfolds something takes one press of the two.
 * @returns a function that ends this.
 */
export function ignoreRepeatedPresses(): () => void {
	let first: Pressed = { control: null, label: "" };
	const handle = (event: MouseEvent) => {
		const control = event.target instanceof Element ? event.target.closest(controls) : null;
		if (event.detail <= 1) {
			if (event.type === "mousedown") {
				first = { control, label: getAccessibleName(control) };
			}
			return;
		}
		const isSame = control === first.control && getAccessibleName(control) === first.label;
		if (first.control?.matches("button") && (!isSame || control?.matches("[aria-expanded]"))) {
			event.preventDefault();
			event.stopPropagation();
		}
	};
	const types = ["mousedown", "click"] as const;
	for (const type of types) {
		window.addEventListener(type, handle, { capture: true });
	}
	return () => {
		for (const type of types) {
			window.removeEventListener(type, handle, { capture: true });
		}
	};
}
