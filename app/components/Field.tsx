import type { ComponentProps } from "react";
import { joinClassNames } from "./classNames.ts";
import "./Field.css";

/** A field to type into. */
export function Field({ className, ref, ...input }: ComponentProps<"input">) {
	const { value } = input;
	/** WebKit resets the fields of a page that it has kept for Back to what its document says. */
	const keepForBack = (element: HTMLInputElement | null) => {
		if (element && typeof value === "string") {
			element.defaultValue = value;
		}
	};
	return (
		<input
			className={joinClassNames("field", className)}
			autoComplete="off"
			ref={value === undefined ? ref : keepForBack}
			{...input}
		/>
	);
}

/** What is wrong with a field, and how to put it right: a new element for each message (LiveText.tsx). */
export function ErrorMessage({ children }: { children: string | undefined }) {
	return (
		<span key={children} className="error-message">
			{children}
		</span>
	);
}
