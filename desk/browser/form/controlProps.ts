import type { FieldPath } from "../../shared/api/forms.ts";
import type { ControlAttributes } from "../components/controlAttributes.ts";
import type { DeskFormContext } from "./formContext.ts";

/** What a control has of its field. */
export interface ControlProps {
	id: string;
	/** Those of the element that is typed in or chosen from. */
	attributes: ControlAttributes;
	fieldPath: FieldPath;
	label: string;
	isRequired: boolean;
	value: unknown;
	/** What it knows of the form around it. */
	context: DeskFormContext;
	onChange: (value: unknown) => void;
}

/** What a control of a text has of its field. */
export interface TextControlProps extends ControlProps {
	/** Empty where the form has none. */
	value: string;
}
