import type { FieldTemplateProps } from "@rjsf/utils";
import { Field } from "../../components/Field.tsx";
import { isGroup } from "./isGroup.ts";

/** A field of the form, which has its control from the form library. */
export function FieldTemplate(props: FieldTemplateProps) {
	const { id, fieldPathId, label, children, rawErrors, rawDescription, hidden } = props;
	const { schema, uiSchema, required } = props;
	if (hidden) {
		return <div hidden>{children}</div>;
	}
	if (isGroup(schema, uiSchema)) {
		return children;
	}
	const widget = uiSchema?.["ui:widget"];
	const isCheckbox = widget === "checkbox";
	return (
		<Field
			id={id}
			label={label}
			// The label of an item is hidden: its list and its row name it already.
			isLabelHidden={typeof fieldPathId.path.at(-1) === "number"}
			isLabelBeside={isCheckbox}
			isGroup={widget === "picture" || uiSchema?.["ui:field"] === "crop"}
			isOptional={!required && !isCheckbox}
			hint={rawDescription}
			errors={rawErrors}
		>
			{() => children}
		</Field>
	);
}
