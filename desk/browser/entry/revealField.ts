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
	} else if (control instanceof HTMLTextAreaElement && !control.matches(".text")) {
		control.select();
	}
}

/** Focuses the first field that has an error. */
export function revealFirstError(): void {
	const message = document.querySelector(".form .error-messages:not(:empty)");
	if (message) {
		openEnclosingDetails(message);
		// A field, or the list or group that the message is about.
		const wrong = message.closest<HTMLElement>(".field, .section, .group") ?? message;
		message.scrollIntoView({ block: "center" });
		// A text has buttons above it.
		const target =
			wrong.querySelector<HTMLElement>(controls) ?? wrong.querySelector<HTMLElement>("button");
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
