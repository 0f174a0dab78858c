import type { ComponentProps } from "react";
import { joinClassNames } from "./classNames.ts";
import { LiveText } from "./LiveText.tsx";
import "./Field.css";

/** A field to type into. */
export function Field({ className, ref, ...input }: ComponentProps<"input">) {
	const { value } = input;
	const setElement = (element: HTMLInputElement | null) => {
		if (element && typeof value === "string") {
			restoreValueOnBack(element, value);
		}
		if (typeof ref === "function") {
			ref(element);
		} else if (ref) {
			ref.current = element;
		}
	};
	return (
		<input
			className={joinClassNames("field", className)}
			autoComplete="off"
			ref={setElement}
			{...input}
		/>
	);
}

/** Keeps a value for Back: WebKit resets the fields of a page it restores to their values in HTML. */
export function restoreValueOnBack(field: HTMLInputElement, value: string): void {
	field.defaultValue = value;
}

/** What is wrong with a field, and how to fix it. */
export function ErrorMessage({ children }: { children: string | undefined }) {
	return children ? <LiveText className="error-message">{children}</LiveText> : null;
}
