import type { FieldPath } from "../../../shared/api/forms.ts";
import {
	findControl,
	getFieldId,
	isMarkdownArea,
	openEnclosingDetails,
} from "../../form/fieldElements.ts";
import type { EntryView } from "../../state/panelView.ts";
import { placeCaret } from "./placeCaret.ts";

/** Unfolds the sections around a field and scrolls to it. @returns its control */
export function scrollToField(fieldPath: FieldPath): HTMLElement | undefined {
	const element = findElement(fieldPath);
	if (!element) {
		return undefined;
	}
	openEnclosingDetails(element);
	const control = findControl(element) ?? element;
	control.scrollIntoView({ block: "center" });
	return control;
}

/** Finds the element of a field; where the form has none, of the nearest that it is in. */
function findElement(fieldPath: FieldPath): HTMLElement | undefined {
	return fieldPath.length === 0
		? undefined
		: (document.getElementById(getFieldId(fieldPath)) ?? findElement(fieldPath.slice(0, -1)));
}

/** Characters of a text that is replaced as a whole rather than changed: a price, a name, a title. */
const maxReplacedLength = 60;

/**
 * Scrolls to a field and focuses it. A short text is selected, so that what is typed takes its place. In a longer one
 * the caret is where the page was clicked, so that nothing is lost.
 * @param line of a text in Markdown, from 1
 * @param words of the page around the click
 * @param isSelected whether those after it are selected
 */
export function revealField(
	fieldPath: FieldPath,
	{ line, words, isSelected }: Pick<EntryView, "line" | "words" | "isSelected"> = {},
): void {
	const control = scrollToField(fieldPath);
	control?.focus({ preventScroll: true });
	if (
		control instanceof HTMLTextAreaElement &&
		(control.value.length > maxReplacedLength || isMarkdownArea(control) || isSelected)
	) {
		placeCaret(control, line, words, isSelected);
	} else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
		control.select();
	}
}
