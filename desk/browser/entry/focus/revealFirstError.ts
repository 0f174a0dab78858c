import { findControl, openEnclosingDetails } from "../../form/fieldElements.ts";

/** Focuses the first of some fields that has an error. */
export function revealFirstError(fields: HTMLElement | null): void {
	const message = fields?.querySelector("[data-errors]");
	if (message) {
		openEnclosingDetails(message);
		message.scrollIntoView({ block: "center" });
		// What is around both is the field, list or group that the message is about. An empty list has only a button.
		const wrong = message.closest<HTMLElement>(":has(input, textarea, select, button)");
		const target = wrong && (findControl(wrong) ?? wrong.querySelector<HTMLElement>("button"));
		target?.focus({ preventScroll: true });
	}
}
