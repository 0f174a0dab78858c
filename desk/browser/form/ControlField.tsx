import type { FieldProps } from "@rjsf/utils";
import type { ComponentType } from "react";
import type { FieldPath, FormField, TextControl } from "../../shared/api/forms.ts";
import { Field } from "../components/Field.tsx";
import type { ControlProps, TextControlProps } from "./controlProps.ts";
import { LinkControl, PathControl } from "./controls/addressControls.tsx";
import { CheckboxControl } from "./controls/CheckboxControl.tsx";
import { ChoiceControl } from "./controls/ChoiceControl.tsx";
import { ColourControl } from "./controls/ColourControl.tsx";
import { DateControl, DayControl, TimeControl } from "./controls/dateControls.tsx";
import { NumberControl } from "./controls/NumberControl.tsx";
import { PictogramControl } from "./controls/PictogramControl.tsx";
import { LineControl, ParagraphControl } from "./controls/textControls.tsx";
import { getFormContext, getFormField, getInnerErrors } from "./libraryForm.ts";
import { MarkdownControl } from "./markdown/MarkdownControl.tsx";
import { CropControl } from "./pictures/CropControl.tsx";
import { PortraitControl } from "./pictures/PortraitControl.tsx";

/** What renders the control of a text. */
const textControls: Record<TextControl, ComponentType<TextControlProps>> = {
	colour: ColourControl,
	date: DateControl,
	day: DayControl,
	line: LineControl,
	link: LinkControl,
	markdown: MarkdownControl,
	paragraph: ParagraphControl,
	path: PathControl,
	picture: PortraitControl,
	time: TimeControl,
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
					errorSchema={errorSchema}
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
	errorSchema,
	...control
}: ControlProps & {
	field: FormField;
	/** The errors of what the value consists of. */
	errorSchema: FieldProps["errorSchema"];
}) {
	switch (field.control) {
		case "number":
			return <NumberControl {...control} isMoney={field.isMoney} noneLabel={field.noneLabel} />;
		case "choice":
			return <ChoiceControl {...control} options={field.options} noneLabel={field.noneLabel} />;
		case "pictogram":
			return <PictogramControl {...control} options={field.options} />;
		case "checkbox":
			return <CheckboxControl {...control} />;
		case "crop":
			return (
				<CropControl
					{...control}
					replacesPicture={field.replacesPicture}
					innerErrors={getInnerErrors(errorSchema)}
				/>
			);
		// What has fields of its own, the form library renders.
		case "group":
		case "list":
		case "tuple":
		case "hidden":
			return null;
		default: {
			const ControlOfText = textControls[field.control];
			return <ControlOfText {...control} value={String(control.value ?? "")} />;
		}
	}
}
