import { useEffect, useRef, useState } from "react";
import { openEnclosingDetails } from "../../form/openEnclosingDetails.ts";
import { findControl } from "./findControl.ts";

/** Reveals the first error of a form's fields. */
export function useFirstError() {
	const fieldsRef = useRef<HTMLDivElement>(null);
	const [count, setCount] = useState(0);
	// Runs after the errors have been rendered.
	useEffect(() => {
		if (count > 0) {
			revealFirstError(fieldsRef.current);
		}
	}, [count]);
	return {
		/** The element of the fields. */
		fieldsRef,
		/** Reveals it once it is rendered. */
		revealFirst: () => setCount((before) => before + 1),
	};
}

/** Focuses the first of some fields that has an error. */
function revealFirstError(fields: HTMLElement | null): void {
	const message = fields?.querySelector("[data-errors]:not(:empty)");
	if (message) {
		openEnclosingDetails(message);
		message.scrollIntoView({ block: "center" });
		// What is around both is the field, list or group that the message is about. An empty list has only a button.
		const wrong = message.closest<HTMLElement>(":has(input, textarea, select, button)");
		const target = wrong && (findControl(wrong) ?? wrong.querySelector<HTMLElement>("button"));
		target?.focus({ preventScroll: true });
	}
}
