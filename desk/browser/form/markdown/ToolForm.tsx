import { type ReactNode, useEffect, useRef, useState } from "react";
import { Fieldset } from "../../components/Fieldset.tsx";

/** A form within a field, for something to insert into its text. */
export function ToolForm({
	title,
	action,
	hasProblem,
	onDone,
	onCancel,
	children,
}: {
	title: string;
	/** The label of the button that inserts it. */
	action: string;
	/** Whether it cannot be inserted as it is. */
	hasProblem: boolean;
	onDone: () => void;
	onCancel: () => void;
	/** Renders the fields. @param hasTried whether somebody has tried to insert it: what is missing is told from then on */
	children: (hasTried: boolean) => ReactNode;
}) {
	const formRef = useRef<HTMLFormElement>(null);
	const [refusals, setRefusals] = useState(0);
	useEffect(() => enterForm(formRef.current), []);
	// Runs once the problems are rendered.
	useEffect(() => {
		if (refusals > 0) {
			focusFirstProblem(formRef.current);
		}
	}, [refusals]);
	return (
		<form
			ref={formRef}
			onSubmit={(event) => {
				event.preventDefault();
				if (hasProblem) {
					setRefusals(refusals + 1);
				} else {
					onDone();
				}
			}}
		>
			<Fieldset title={title} isInserted>
				{children(refusals > 0)}
				<button type="submit">{action}</button>{" "}
				<button type="button" onClick={onCancel}>
					Cancel
				</button>
			</Fieldset>
		</form>
	);
}

/** Shows the form, which opens above a text that may be longer than the window, and moves the keyboard there. */
function enterForm(element: HTMLElement | null): void {
	element?.scrollIntoView({ block: "nearest" });
	element?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
}

/** Moves the keyboard to the first field with a problem, clear of the panel's head and foot. */
function focusFirstProblem(form: HTMLElement | null): void {
	const control = form?.querySelector<HTMLElement>("[aria-invalid=true]");
	control?.scrollIntoView({ block: "center" });
	control?.focus({ preventScroll: true });
}
