import type { ClickedWords } from "../../../pageScript/clickedWords.ts";
import { isMarkdownArea } from "../../form/fieldElements.ts";
import { findCaret } from "./findCaret.ts";
import { findLineStart } from "./lines.ts";

/**
 * Places the caret of a text area where the page was clicked: at the end where that cannot be told.
 * @param line of a text in Markdown, from 1
 * @param words of the page around the click
 */
export function placeCaret(
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
