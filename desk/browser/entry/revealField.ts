import type { FieldPath } from "../../shared/api.ts";
import { getFieldId } from "../form/context.ts";
import { openEnclosingDetails } from "../openEnclosingDetails.ts";

const controls = "input, textarea, select";

/** Unfolds the sections around a field and scrolls to it. @returns its control */
export function scrollToField(fieldPath: FieldPath): HTMLElement | undefined {
	const element = [...fieldPath.keys()]
		.map((count) => fieldPath.slice(0, fieldPath.length - count))
		.map((path) => document.getElementById(getFieldId(path)))
		.find(Boolean);
	if (!element) {
		return undefined;
	}
	openEnclosingDetails(element);
	const control = element.matches(controls)
		? element
		: (element.querySelector<HTMLElement>(controls) ?? element);
	control.scrollIntoView({ block: "center" });
	return control;
}

/**
 * Scrolls to a field and focuses it. Its text is selected, so that what is typed takes its place and is never added to
 * it.
 * @param line of a text in Markdown, from 1; that line is selected.
 */
export function revealField(fieldPath: FieldPath, line?: number): void {
	const control = scrollToField(fieldPath);
	control?.focus({ preventScroll: true });
	if (control instanceof HTMLInputElement) {
		control.select();
	} else if (control instanceof HTMLTextAreaElement && line) {
		const start = selectLine(control, line);
		control.scrollTop = (control.scrollHeight * start) / Math.max(1, control.value.length) - 60;
	} else if (control instanceof HTMLTextAreaElement && !("markdown" in control.dataset)) {
		control.select();
	}
}

/** Focuses the first of some fields that has an error. */
export function revealFirstError(fields: HTMLElement | null): void {
	const message = fields?.querySelector("[data-errors]:not(:empty)");
	if (message) {
		openEnclosingDetails(message);
		message.scrollIntoView({ block: "center" });
		// What is around the message is the field, list or group that it is about. An empty list has only a button.
		const wrong = message.parentElement;
		const target =
			wrong?.querySelector<HTMLElement>(controls) ?? wrong?.querySelector<HTMLElement>("button");
		target?.focus({ preventScroll: true });
	}
}

/** Selects a line of a text. @param line from 1; @returns the index at which it begins */
export function selectLine(area: HTMLTextAreaElement, line: number): number {
	const lines = area.value.split("\n");
	const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
	area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
	return start;
}
