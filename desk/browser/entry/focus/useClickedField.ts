import { useEffect, useRef, useState } from "react";
import { useDeskCommands } from "../../deskCommands.ts";
import { hasPressedKeySince } from "../../state/keyPresses.ts";
import type { EntryView } from "../../state/panelView.ts";
import { revealField, scrollToField } from "./revealField.ts";

/** Moves the keyboard to the field of a form that was clicked on the page; to the heading where none was. */
export function useClickedField({
	fieldPath,
	line,
	clickTime,
	words,
	isSelected,
}: Pick<EntryView, "fieldPath" | "line" | "clickTime" | "words" | "isSelected">) {
	const { collectKeys } = useDeskCommands();
	const headingRef = useRef<HTMLHeadingElement>(null);
	const [hasLostKeys, setLostKeys] = useState(false);
	useEffect(() => {
		setLostKeys(false);
		if (fieldPath && clickTime === undefined) {
			revealField(fieldPath, { line, words, isSelected });
			return;
		}
		// Keys that are pressed before the page has reported its own must change no field: the heading has the focus.
		headingRef.current?.focus({ preventScroll: true });
		if (!fieldPath || clickTime === undefined) {
			return;
		}
		scrollToField(fieldPath);
		let isCurrent = true;
		void collectKeys().then(() => {
			if (isCurrent && hasPressedKeySince(clickTime)) {
				setLostKeys(true);
			} else if (isCurrent && document.activeElement === headingRef.current) {
				revealField(fieldPath, { line, words, isSelected });
			}
		});
		return () => {
			isCurrent = false;
		};
	}, [fieldPath, line, clickTime, words, isSelected, collectKeys]);
	return {
		headingRef,
		/** Whether keys were pressed before the clicked field had the focus: the rest of them must not go into it. */
		hasLostKeys,
		/** Forgets them, once a field has the focus. */
		forgetLostKeys: () => setLostKeys(false),
		revealClicked: () => revealField(fieldPath ?? [], { line, words, isSelected }),
	};
}
