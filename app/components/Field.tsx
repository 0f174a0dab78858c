import type { ComponentProps } from "react";
import { joinClassNames } from "./classNames.ts";
import "./Field.css";

/** A field to type into. */
export function Field({ className, ref, ...input }: ComponentProps<"input">) {
	const { value } = input;
	/** WebKit resets fields to their HTML values when it restores a page from the back/forward cache. */
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

/** What is wrong with a field, and how to fix it: a new element for each message (LiveText.tsx). */
export function ErrorMessage({ children }: { children: string | undefined }) {
	return (
		<span key={children} className="error-message">
			{children}
		</span>
	);
}
