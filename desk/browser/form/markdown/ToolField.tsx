import { type ReactNode, useId } from "react";
import { ErrorMessages } from "../ErrorMessages.tsx";
import "../field.css";

/** A field in the form of a tool: label, control, and what is wrong with it. */
export function ToolField({
	label,
	problem,
	children,
}: {
	label: string;
	/** Told as soon as it is given. */
	problem: string | undefined;
	/** Renders the control. @param controlProps its id, and the attributes that tell its problem */
	children: (controlProps: {
		id: string;
		"aria-invalid": true | undefined;
		"aria-describedby": string;
	}) => ReactNode;
}) {
	const id = useId();
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			{children({
				id,
				"aria-invalid": problem ? true : undefined,
				"aria-describedby": `${id}.error`,
			})}
			<ErrorMessages id={id} messages={problem ? [problem] : []} />
		</div>
	);
}
