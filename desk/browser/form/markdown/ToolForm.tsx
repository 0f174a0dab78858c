import { type ReactNode, useState } from "react";
import "../fieldset.css";

/** A form within a field, for something to insert into its text. */
export function ToolForm({
	legend,
	action,
	problem,
	onDone,
	onCancel,
	children,
}: {
	legend: string;
	/** The label of the button that inserts it. */
	action: string;
	/** Why it cannot be inserted as it is, in a sentence: told once somebody tries to. */
	problem: string | undefined;
	onDone: () => void;
	onCancel: () => void;
	children: ReactNode;
}) {
	const [hasTried, setTried] = useState(false);
	return (
		<form
			ref={enterForm}
			onSubmit={(event) => {
				event.preventDefault();
				setTried(true);
				if (!problem) {
					onDone();
				}
			}}
		>
			<fieldset className="tool-form">
				<legend>{legend}</legend>
				{children}
				<p className="error-messages" role="status">
					{hasTried && problem && <span ref={scrollIntoView}>{problem}</span>}
				</p>
				<button type="submit">{action}</button>{" "}
				<button type="button" onClick={onCancel}>
					Cancel
				</button>
			</fieldset>
		</form>
	);
}

/** Shows the form, which opens above a text that may be longer than the window, and moves the keyboard there. */
function enterForm(element: HTMLElement | null): void {
	element?.scrollIntoView({ block: "nearest" });
	element?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
}

/** Shows the problem, which the foot of the panel may cover. */
function scrollIntoView(element: HTMLElement | null): void {
	element?.scrollIntoView({ block: "center" });
}
