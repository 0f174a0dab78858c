import { useEffect, useEffectEvent, useRef, useState } from "react";
import { findMarkPosition } from "./sourceMark.ts";

/** The positions between which a text is selected. */
export type TextSelection = readonly [start: number, end: number];

/**
 * Inserts into a Markdown text area what its tools create.
 * @param text that the area holds
 * @param selection to begin with, if there is one
 */
export function useMarkdownArea(text: string, selection: TextSelection | undefined) {
	const areaRef = useRef<HTMLTextAreaElement>(null);
	/** What is selected, as it was rendered last. */
	const [shown, setShown] = useState<TextSelection>(selection ?? [0, 0]);
	const select = useEffectEvent(() => {
		if (selection) {
			areaRef.current?.setSelectionRange(...selection);
		}
	});
	useEffect(() => select(), []);
	const getSelection = (): TextSelection => {
		const { selectionStart = 0, selectionEnd = 0 } = areaRef.current ?? {};
		return [selectionStart, selectionEnd];
	};
	const focus = () => areaRef.current?.focus();
	/** Inserts text as typing does, so that Ctrl-Z removes it again. */
	const insert = (inserted: string) => {
		focus();
		if (!document.execCommand("insertText", false, inserted) && areaRef.current) {
			insertWithoutCommand(areaRef.current, inserted);
		}
	};
	return {
		areaRef,
		focus,
		/** To be called when another part of the text is selected. */
		updateSelection: () => setShown(getSelection()),
		insert,
		/** Inserts text with an empty line before and after it. */
		insertBlock: (block: string) => {
			const { value = "", selectionStart: caret = 0 } = areaRef.current ?? {};
			const before = value.slice(0, caret);
			const [ends = ""] = /\n{0,2}$/.exec(before) ?? [];
			const [begins = ""] = /^\n{0,2}/.exec(value.slice(caret)) ?? [];
			insert(`${before && "\n\n".slice(ends.length)}${block}${"\n\n".slice(begins.length)}`);
		},
		insertMark: (mark: string) => {
			const position = findMarkPosition(text, getSelection()[0]);
			areaRef.current?.setSelectionRange(position, position);
			insert(mark);
		},
		getSelection,
		/** The position of a source's mark. */
		markPosition: findMarkPosition(text, shown[0]),
		selectedWords: text.slice(...shown),
	};
}

/** Inserts text where the browser refuses its own command, if without a step for Ctrl-Z. */
function insertWithoutCommand(area: HTMLTextAreaElement, inserted: string): void {
	area.setRangeText(inserted, area.selectionStart, area.selectionEnd, "end");
	area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
