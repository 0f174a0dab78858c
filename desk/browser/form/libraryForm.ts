import type { ErrorSchema, Registry, RJSFSchema, UiSchema } from "@rjsf/utils";
import type { FieldControl, FieldGroup, FieldIssue, FormField } from "../../shared/api/forms.ts";
import type { DeskFormContext } from "./formContext.ts";

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

/** Gets what the controls and templates of a form have beside their own field. @param registry what it gives them */
export function getFormContext({ formContext }: Pick<Registry, "formContext">): DeskFormContext {
	return formContext as DeskFormContext;
}

/** Describes the issues of a form as the form library reads them. */
export function createLibraryErrors(issues: readonly FieldIssue[]): ErrorSchema {
	const errors: ErrorSchema = {};
	for (const { fieldPath, message } of issues) {
		let node: ErrorSchema = errors;
		for (const key of fieldPath ?? []) {
			node[key] ??= {};
			node = node[key] as ErrorSchema;
		}
		if (fieldPath) {
			node.__errors = [...(node.__errors ?? []), message];
		}
	}
	return errors;
}

/** Gets the errors of what a value consists of, by its names. @param errors what the form library gives a control */
export function getInnerErrors(errors: ErrorSchema = {}): Record<string, readonly string[]> {
	const { __errors, ...inner } = errors;
	return Object.fromEntries(
		Object.entries(inner).map(([name, node]) => [name, node?.__errors ?? []]),
	);
}

/** Checks whether a field has errors, itself or further in. @param errors what the form library gives a template */
export function hasErrors({ __errors = [], ...inner }: ErrorSchema = {}): boolean {
	return __errors.length > 0 || Object.values(inner).some((node) => hasErrors(node));
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
