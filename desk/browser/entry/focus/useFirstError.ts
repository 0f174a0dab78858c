import { useEffect, useRef, useState } from "react";
import { revealFirstError } from "./revealField.ts";

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
