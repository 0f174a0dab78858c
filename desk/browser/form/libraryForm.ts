import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { FieldControl, FieldGroup, FormField } from "../../shared/api/forms.ts";

/** The name by which the form library knows the component of every control. */
export const controlField = "control";

/** Describes a form as the form library reads it: the nesting of its values, and what renders them. */
export function createLibraryForm(formSchema: FieldGroup): {
	schema: RJSFSchema;
	uiSchema: UiSchema;
} {
	return {
		schema: createSchema(formSchema),
		// The form has no button of its own: it is saved from above.
		uiSchema: { ...createUi(formSchema), "ui:submitButtonOptions": { norender: true } },
	};
}

/** Gets the field that the form library has a component render. @param uiSchema what it gives the component */
export function getFormField(uiSchema: UiSchema | undefined): FormField {
	return uiSchema?.["ui:options"]?.formField as FormField;
}

/** Checks whether a field is a list, or a group of fields. */
export function hasNestedFields({ control }: FieldControl): boolean {
	return control === "group" || control === "list" || control === "tuple";
}

function createSchema(field: FieldControl): RJSFSchema {
	switch (field.control) {
		case "group":
			return {
				type: "object",
				properties: Object.fromEntries(
					Object.entries(field.fields).map(([name, inner]) => [name, createSchema(inner)]),
				),
			};
		case "list": {
			const { item, minItems, maxItems } = field;
			return { type: "array", items: createSchema(item), minItems, maxItems };
		}
		case "tuple":
			return { type: "array", items: field.items.map(createSchema) };
		case "crop":
			return { type: "object" };
		default:
			// The library leaves out a field of which its schema says nothing.
			return { $comment: field.control };
	}
}

function createUi(field: FieldControl): UiSchema {
	const options = { "ui:options": { formField: field } };
	switch (field.control) {
		case "group":
			return {
				...Object.fromEntries(
					Object.entries(field.fields).map(([name, inner]) => [name, createUi(inner)]),
				),
				...options,
			};
		case "list":
			return { ...options, items: createUi(field.item) };
		case "tuple": {
			const items = field.items.map(createUi);
			return { ...options, items: (_item, index) => items[index] ?? {} };
		}
		default:
			return { ...options, "ui:field": controlField };
	}
}
