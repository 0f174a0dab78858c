import type { FieldTemplateProps } from "@rjsf/utils";
import { ErrorMessages } from "../ErrorMessages.tsx";
import { isGroup } from "./isGroup.ts";
import { OptionalMark } from "./OptionalMark.tsx";
import "../field.css";
import "./FieldTemplate.css";

/** A field: label, control, hint and errors. */
export function FieldTemplate(props: FieldTemplateProps) {
	const {
		id,
		fieldPathId,
		label,
		children,
		rawErrors = [],
		rawDescription,
		hidden,
		schema,
		uiSchema,
		required,
	} = props;
	if (hidden) {
		return <div hidden>{children}</div>;
	}
	if (isGroup(schema, uiSchema)) {
		return children;
	}
	const widget = uiSchema?.["ui:widget"];
	const isCheckbox = widget === "checkbox";
	// These fields have several controls, each with its own label: a <label> could name only one.
	const isControlGroup = widget === "picture" || uiSchema?.["ui:field"] === "crop";
	const Label = isControlGroup ? "span" : "label";
	// An item's label is visually hidden: its list and its row name it already.
	const isItem = typeof fieldPathId.path.at(-1) === "number";
	return (
		<div className={isCheckbox ? "field field-checkbox" : "field"}>
			<Label
				className={isItem ? "label visually-hidden" : "label"}
				id={`${id}.label`}
				htmlFor={isControlGroup ? undefined : id}
			>
				{label}
				{!required && !isCheckbox && <OptionalMark />}
			</Label>
			{children}
			{rawDescription && (
				<p className="hint" id={`${id}.hint`}>
					{rawDescription}
				</p>
			)}
			<ErrorMessages id={id} messages={rawErrors} />
		</div>
	);
}
