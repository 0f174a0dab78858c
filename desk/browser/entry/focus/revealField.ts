import type { ClickedWords } from "../../../preview/clickedWords.ts";
import type { FieldPath } from "../../../shared/api/forms.ts";
import { getFieldId } from "../../form/fieldId.ts";
import { openEnclosingDetails } from "../../form/openEnclosingDetails.ts";
import { findCaret } from "./findCaret.ts";

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

/** Characters of a text that is replaced as a whole rather than changed: a price, a name, a title. */
const maxReplacedLength = 60;

/**
 * Scrolls to a field and focuses it. A short text is selected, so that what is typed takes its place. In a longer one
 * the caret is where the page was clicked, so that nothing is lost.
 * @param line of a text in Markdown, from 1
 * @param words of the page around the click
 */
export function revealField(
	fieldPath: FieldPath,
	{ line, words }: { line?: number | undefined; words?: ClickedWords | undefined } = {},
): void {
	const control = scrollToField(fieldPath);
	control?.focus({ preventScroll: true });
	if (
		control instanceof HTMLTextAreaElement &&
		(control.value.length > maxReplacedLength || isMarkdownArea(control))
	) {
		placeCaret(control, line, words);
	} else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
		control.select();
	}
}

/** Places the caret where the page was clicked: at the end where that cannot be told. */
function placeCaret(
	area: HTMLTextAreaElement,
	line = 1,
	words: ClickedWords = { before: "", after: "" },
): void {
	const { value } = area;
	const start = findLineStart(value, line);
	const end = isMarkdownArea(area) ? value.indexOf("\n\n", start) : -1;
	const text = value.slice(start, end < 0 ? undefined : end);
	const caret = start + findCaret(text, words);
	area.setSelectionRange(caret, caret);
	area.scrollTop = measureHeight(area, value.slice(0, caret)) - area.clientHeight / 2;
}

/** Measures how high a text is in a text area, with a copy of that for a moment. */
function measureHeight(area: HTMLTextAreaElement, text: string): number {
	const copy = area.cloneNode() as HTMLTextAreaElement;
	copy.removeAttribute("id");
	copy.value = text;
	copy.style.height = "0";
	area.after(copy);
	const { scrollHeight } = copy;
	copy.remove();
	return scrollHeight;
}

/** Checks whether an element is the area of a text in Markdown. */
export function isMarkdownArea(element: EventTarget): element is HTMLTextAreaElement {
	return element instanceof HTMLTextAreaElement && "markdown" in element.dataset;
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
	const start = findLineStart(area.value, line);
	const end = area.value.indexOf("\n", start);
	area.setSelectionRange(start, end < 0 ? area.value.length : end);
	return start;
}

/** Finds the index at which a line begins. @param line from 1 */
function findLineStart(text: string, line: number): number {
	const linesBefore = text.split("\n").slice(0, line - 1);
	return linesBefore.reduce((sum, { length }) => sum + length + 1, 0);
}
