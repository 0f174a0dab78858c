import type { ReactNode } from "react";
import "../fieldset.css";

/** A form within a field, for something to insert into its text. */
export function ToolForm({
	legend,
	action,
	isDisabled,
	onDone,
	onCancel,
	children,
}: {
	legend: string;
	/** The label of the button that inserts it. */
	action: string;
	isDisabled: boolean;
	onDone: () => void;
	onCancel: () => void;
	children: ReactNode;
}) {
	return (
		<fieldset className="tool-form" ref={enterForm}>
			<legend>{legend}</legend>
			{children}
			<button type="button" disabled={isDisabled} onClick={onDone}>
				{action}
			</button>{" "}
			<button type="button" onClick={onCancel}>
				Cancel
			</button>
		</fieldset>
	);
}

/** Shows the form, which opens above a text that may be longer than the window, and moves the keyboard there. */
function enterForm(element: HTMLElement | null): void {
	element?.scrollIntoView({ block: "nearest" });
	element?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
}
