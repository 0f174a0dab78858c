import type { FieldProps } from "@rjsf/utils";
import type { ComponentType } from "react";
import type { FieldPath, FormField, TextControl } from "../../shared/api/forms.ts";
import { Field } from "../components/Field.tsx";
import type { ControlProps, TextControlProps } from "./controlProps.ts";
import { getFormContext, getFormField, getInnerErrors } from "./libraryForm.ts";
import { MarkdownWidget } from "./markdown/MarkdownWidget.tsx";
import { NumberField } from "./NumberField.tsx";
import { CropField } from "./pictures/CropField.tsx";
import { PortraitWidget } from "./pictures/PortraitWidget.tsx";
import { LinkWidget, PathWidget } from "./widgets/addressWidgets.tsx";
import { CheckboxWidget } from "./widgets/CheckboxWidget.tsx";
import { ChoiceWidget } from "./widgets/ChoiceWidget.tsx";
import { ColourWidget } from "./widgets/ColourWidget.tsx";
import { DateWidget, DayWidget, TimeWidget } from "./widgets/dateWidgets.tsx";
import { PictogramWidget } from "./widgets/PictogramWidget.tsx";
import { LineWidget, ParagraphWidget } from "./widgets/textWidgets.tsx";

/** What renders the control of a text. */
const textWidgets: Record<TextControl, ComponentType<TextControlProps>> = {
	colour: ColourWidget,
	date: DateWidget,
	day: DayWidget,
	line: LineWidget,
	link: LinkWidget,
	markdown: MarkdownWidget,
	paragraph: ParagraphWidget,
	path: PathWidget,
	picture: PortraitWidget,
	time: TimeWidget,
};

/** A field of the form, with the control that the server has described. */
export function ControlField(props: FieldProps) {
	const { fieldPathId, uiSchema, formData, rawErrors, errorSchema, registry, onChange } = props;
	const field = getFormField(uiSchema);
	if (field.control === "hidden") {
		return null;
	}
	const { label, hint, isRequired, control } = field;
	const id = fieldPathId.$id;
	const fieldPath = fieldPathId.path as FieldPath;
	return (
		<Field
			id={id}
			label={label}
			labelPlace={chooseLabelPlace(fieldPath, control)}
			hasSeveralControls={control === "picture" || control === "crop"}
			isOptional={!isRequired && control !== "checkbox"}
			hint={hint}
			errors={rawErrors}
		>
			{(attributes) => (
				<Control
					field={field}
					innerErrors={getInnerErrors(errorSchema)}
					{...{ id, attributes, fieldPath, label, isRequired }}
					value={formData}
					context={getFormContext(registry)}
					onChange={(value) => onChange(value, fieldPath, undefined, id)}
				/>
			)}
		</Field>
	);
}

/** Chooses where a label is. That of an item is hidden: its list and its row name it already. */
function chooseLabelPlace(fieldPath: FieldPath, control: FormField["control"]) {
	if (typeof fieldPath.at(-1) === "number") {
		return "hidden";
	}
	return control === "checkbox" ? "beside" : "above";
}

/** The control alone. */
function Control({
	field,
	innerErrors,
	...control
}: ControlProps & {
	field: FormField;
	/** The errors of what the value consists of, by its names. */
	innerErrors: Readonly<Record<string, readonly string[]>>;
}) {
	switch (field.control) {
		case "number":
			return <NumberField {...control} isMoney={field.isMoney} noneLabel={field.noneLabel} />;
		case "choice":
			return <ChoiceWidget {...control} options={field.options} noneLabel={field.noneLabel} />;
		case "pictogram":
			return <PictogramWidget {...control} options={field.options} />;
		case "checkbox":
			return <CheckboxWidget {...control} />;
		case "crop":
			return (
				<CropField {...control} replacesPicture={field.replacesPicture} innerErrors={innerErrors} />
			);
		// What has fields of its own, the form library renders.
		case "group":
		case "list":
		case "tuple":
		case "hidden":
			return null;
		default: {
			const Widget = textWidgets[field.control];
			return <Widget {...control} value={String(control.value ?? "")} />;
		}
	}
}
