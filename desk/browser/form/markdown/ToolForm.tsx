import { type ReactNode, useRef, useState } from "react";
import { isSame } from "../../../shared/isSame.ts";
import { ErrorText } from "../../components/ErrorText.tsx";
import { Fieldset } from "../../components/Fieldset.tsx";
import { useAfterRender } from "../../hooks/useAfterRender.ts";
import { useQuestion } from "../questions.ts";
import type { ToolInput, ToolName } from "./toolInputs.ts";

/** What a tool’s form holds, and the ways out of it. */
export interface ToolFormProps<Tool extends ToolName, Result extends unknown[]> {
	id: string;
	/** What is typed in it; undefined while nothing is. */
	input: ToolInput<Tool> | undefined;
	onInput: (input: ToolInput<Tool> | undefined) => void;
	onCancel: () => void;
	onDone: (...result: Result) => void;
}

/**
 * Holds the fields of a tool’s form.
 * @param start what they hold when the form is opened
 * @returns what they hold now, and a function that changes some of them
 */
export function useToolFields<Fields extends object>(
	start: Fields,
	input: Fields | undefined,
	onInput: (input: Fields | undefined) => void,
): [Fields, (changed: Partial<Fields>) => void] {
	const [firstFields] = useState(start);
	const fields = input ?? firstFields;
	const change = (changed: Partial<Fields>) => {
		const next = { ...fields, ...changed };
		onInput(isSame(next, firstFields) ? undefined : next);
	};
	return [fields, change];
}

/** A form within a field, for something to insert into its text. What is typed in it holds the save up. */
export function ToolForm({
	id,
	title,
	action,
	hasProblem,
	isTyped,
	onDone,
	onCancel,
	children,
}: {
	id: string;
	title: string;
	/** The label of the button that inserts it. */
	action: string;
	/** Whether it cannot be inserted as it is. */
	hasProblem: boolean;
	/** Whether something is typed in it. */
	isTyped: boolean;
	onDone: () => void;
	onCancel: () => void;
	/** Renders the fields. @param hasTried whether somebody has tried to insert it: what is missing is told from then on */
	children: (hasTried: boolean) => ReactNode;
}) {
	const formRef = useRef<HTMLFormElement>(null);
	const doAfterRender = useAfterRender();
	const [hasTried, setTried] = useState(false);
	const [hasTriedToSave, setTriedToSave] = useState(false);
	useQuestion(isTyped, () => {
		setTriedToSave(true);
		enterToolForm(id);
	});
	return (
		<form
			ref={formRef}
			id={id}
			onSubmit={(event) => {
				event.preventDefault();
				if (hasProblem) {
					setTried(true);
					doAfterRender(() => focusFirstProblem(formRef.current));
				} else {
					onDone();
				}
			}}
		>
			<Fieldset title={title} isInserted>
				{children(hasTried)}
				<button type="submit">{action}</button>{" "}
				<button type="button" onClick={onCancel}>
					Cancel
				</button>
				<ErrorText isAnnounced>
					{isTyped && hasTriedToSave && `Press “${action}” or “Cancel” before you save.`}
				</ErrorText>
			</Fieldset>
		</form>
	);
}

/** Shows a tool’s form, which is above a text that may be longer than the window, and moves the keyboard there. */
export function enterToolForm(id: string): void {
	const form = document.getElementById(id);
	form?.scrollIntoView({ block: "nearest" });
	form?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
}

/** Moves the keyboard to the first field with a problem, clear of the panel's head and foot. */
function focusFirstProblem(form: HTMLElement | null): void {
	const control = form?.querySelector<HTMLElement>("[aria-invalid=true]");
	control?.scrollIntoView({ block: "center" });
	control?.focus({ preventScroll: true });
}
