import type { ClickedWords } from "../../../pageScript/clickedWords.ts";
import { isMarkdownArea } from "../../form/fieldElements.ts";
import { findCaret } from "./findCaret.ts";
import { findLineStart } from "./lines.ts";

/**
 * Places the caret of a text area where the page was clicked: at the end where that cannot be told.
 * @param line of a text in Markdown, from 1
 * @param words of the page around the click
 * @param isSelected whether those after it are selected
 */
export function placeCaret(
	area: HTMLTextAreaElement,
	line = 1,
	words: ClickedWords = { before: "", after: "" },
	isSelected = false,
): void {
	const { value } = area;
	const start = findLineStart(value, line);
	const end = isMarkdownArea(area) ? value.indexOf("\n\n", start) : -1;
	const text = value.slice(start, end < 0 ? undefined : end);
	const caret = findCaret(text, words);
	// Marks of Markdown may be between the place and the words.
	const found = isSelected ? text.indexOf(words.after, caret) : -1;
	const [from, length] = found < 0 ? [start + caret, 0] : [start + found, words.after.length];
	area.setSelectionRange(from, from + length);
	area.scrollTop = measureHeight(area, value.slice(0, from)) - area.clientHeight / 2;
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
