import { getDescription, isSchema, type JsonSchema } from "../../../content-model/index.ts";
import type { FormSchema, FormUi, SelectOption } from "../../shared/api/forms.ts";
import { bodyField, nameField, valueField } from "../../shared/fieldNames.ts";
import { getInnerSchema, isOfType } from "../content/kinds/jsonSchema.ts";
import { getHint, getItemLabel, getLabel } from "../content/kinds/labels.ts";
import type { OptionLists } from "../content/values/optionLists.ts";

/** The two halves of a field for the form library: data and presentation. */
interface FormPart {
	schema: FormSchema;
	ui: FormUi;
}

/** Display options of the part of a picture that is shown. */
const cropUi: FormUi = { "ui:field": "crop" };

/**
 * Creates the form of a kind of files.
 * @param schema of the files.
 * @param isCollection whether new ones are added: what has to be filled in comes first then. Any other form has the
 * order of its page.
 */
export function createFormSchema(
	schema: JsonSchema,
	optionLists: OptionLists,
	{ isMarkdown, isCollection }: { isMarkdown: boolean; isCollection: boolean },
): FormPart {
	const form = createGroup(schema, optionLists);
	addTextField(form, schema, isMarkdown);
	const { properties = {}, required = [] } = form.schema;
	const isLater = (name: string) => isCollection && !required.includes(name);
	// `sample` comes last: somebody who adds a real entry leaves it empty.
	const getRank = ([name]: [string, FormSchema]) =>
		Number(name === "sample") * 2 + Number(isLater(name));
	form.schema.properties = Object.fromEntries(
		Object.entries(properties).toSorted((a, b) => getRank(a) - getRank(b)),
	);
	return form;
}

/** Adds the field of the text below the fields of a file. */
function addTextField(form: FormPart, schema: JsonSchema, isMarkdown: boolean): void {
	if (isMarkdown) {
		const fields = Object.entries(form.schema.properties ?? {});
		const before = fields.findIndex(([name]) => getInnerSchema(schema, name)?.isBeforeText);
		const text: [string, FormSchema] = [bodyField, { type: "string", title: "Text" }];
		form.schema.properties = Object.fromEntries(
			fields.toSpliced(before < 0 ? fields.length : before + 1, 0, text),
		);
		form.schema.required = [...(form.schema.required ?? []), bodyField];
		form.ui[bodyField] = { "ui:widget": "markdown" };
	}
}

function createGroup(schema: JsonSchema, optionLists: OptionLists): FormPart {
	const properties: Record<string, FormSchema> = {};
	const ui: FormUi = {};
	for (const [name, inner] of Object.entries(schema.properties ?? {})) {
		if (isSchema(inner)) {
			const isRequired = schema.required?.includes(name) === true;
			const field = createField(name, inner, isRequired, optionLists);
			properties[name] = field.schema;
			ui[name] = field.ui;
		}
	}
	// A picture is replaced below the last of the parts that are shown of it.
	const lastCrop = Object.keys(ui).findLast((name) => ui[name] === cropUi);
	if (lastCrop) {
		ui[lastCrop] = { ...cropUi, "ui:options": { replacesPicture: true } };
	}
	const required = (schema.required ?? []).filter((name) => name in properties);
	return { schema: { type: "object", properties, required }, ui };
}

function createField(
	name: string,
	schema: JsonSchema,
	isRequired: boolean,
	optionLists: OptionLists,
): FormPart {
	const { schema: inner, ui } = createControl(name, schema, isRequired, optionLists);
	const limits = formatLengthLimits(schema);
	const description = [getHint(schema, getDescription(schema)), limits].filter(Boolean).join(" ");
	return {
		schema: { title: getLabel(name, schema), ...(description ? { description } : {}), ...inner },
		ui,
	};
}

/** Formats the limits of a text's length, worth knowing before one writes it. */
function formatLengthLimits({ minLength = 1, maxLength }: JsonSchema): string {
	if (maxLength === undefined) {
		return "";
	}
	return minLength > 1
		? `${minLength} to ${maxLength} characters.`
		: `At most ${maxLength} characters.`;
}

function createControl(
	name: string,
	schema: JsonSchema,
	isRequired: boolean,
	optionLists: OptionLists,
): FormPart {
	const { items, additionalProperties: itemSchema } = schema;
	const options = schema.formChoices
		? optionLists[schema.formChoices]
		: schema.enum?.map((value) => createOption(name, value));
	if (options) {
		return createChoice(schema, options, isRequired);
	}
	// Comes before groups: the part of a picture that is shown has fields, too, and is changed as one.
	if (schema.formWidget === "crop") {
		return { schema: { type: "object" }, ui: cropUi };
	}
	if (schema.properties) {
		return createGroup(schema, optionLists);
	}
	if (schema.type === "array") {
		return createList(name, schema, items, optionLists);
	}
	if (isSchema(itemSchema)) {
		return schema.formItemNames
			? createFixedItems(name, itemSchema, optionLists[schema.formItemNames], optionLists)
			: createNamedList(name, schema, itemSchema, optionLists);
	}
	return createScalarField(schema);
}

/** Creates the field of a value that is chosen from a list. */
function createChoice(
	{ formWidget }: JsonSchema,
	options: readonly SelectOption[],
	isRequired: boolean,
): FormPart {
	return {
		schema: { type: typeof options[0]?.value === "number" ? "number" : "string" },
		ui: { "ui:widget": formWidget ?? "choice", "ui:options": { options, isRequired } },
	};
}

/** Creates the field of one value: a checkbox, a number or a text. */
function createScalarField(schema: JsonSchema): FormPart {
	const { formWidget } = schema;
	if (formWidget) {
		// A hidden value stays as it is, of whatever type.
		return {
			schema: formWidget === "hidden" ? { isHidden: true } : { type: "string" },
			ui: { "ui:widget": formWidget },
		};
	}
	if (isOfType(schema, "boolean")) {
		return { schema: { type: "boolean" }, ui: { "ui:widget": "checkbox" } };
	}
	if (isOfType(schema, "number", "integer") && !isOfType(schema, "string")) {
		return {
			schema: {},
			ui: {
				"ui:field": "number",
				"ui:options": {
					isMoney: schema.isMoney === true,
					isNullable: isOfType(schema, "null"),
					noneLabel: schema.formNullLabel ?? "None",
				},
			},
		};
	}
	const isLine = schema.pattern ?? schema.format ?? schema.anyOf;
	return { schema: { type: "string" }, ui: { "ui:widget": isLine ? "line" : "paragraph" } };
}

/** Creates the fields of items whose names are in another file, such as a price for each plan. */
function createFixedItems(
	name: string,
	itemSchema: JsonSchema,
	names: readonly SelectOption[],
	optionLists: OptionLists,
): FormPart {
	const properties: Record<string, FormSchema> = {};
	const ui: FormUi = {};
	for (const { value, label } of names) {
		const control = createControl(name, itemSchema, true, optionLists);
		properties[String(value)] = { ...control.schema, title: label };
		ui[String(value)] = control.ui;
	}
	return { schema: { type: "object", properties, required: Object.keys(properties) }, ui };
}

/** Creates the list of items with names of their own: the first field of each is its name. */
function createNamedList(
	name: string,
	schema: JsonSchema,
	itemSchema: JsonSchema,
	optionLists: OptionLists,
): FormPart {
	const { formKeyLabel = "Name", formKeyWidget = "line" } = schema;
	const inner = itemSchema.properties
		? createGroup(itemSchema, optionLists)
		: createNamedValue(schema, itemSchema);
	return {
		schema: {
			type: "array",
			items: {
				type: "object",
				title: getItemLabel(name, schema),
				properties: {
					[nameField]: { type: "string", title: formKeyLabel, ...createHint(schema.formKeyHint) },
					...inner.schema.properties,
				},
				required: [nameField, ...(inner.schema.required ?? [])],
			},
		},
		ui: { items: { ...inner.ui, [nameField]: { "ui:widget": formKeyWidget } } },
	};
}

/** Creates the field of an item that is one value beside its name. @param schema of the list */
function createNamedValue(schema: JsonSchema, itemSchema: JsonSchema): FormPart {
	const { formValueLabel = "Value", formValueHint } = schema;
	return {
		schema: {
			properties: {
				[valueField]: { title: formValueLabel, ...createHint(formValueHint), type: "string" },
			},
			required: [valueField],
		},
		ui: { [valueField]: { "ui:widget": itemSchema.formWidget ?? "line" } },
	};
}

function createHint(description?: string): FormSchema {
	return description ? { description } : {};
}

function createList(
	name: string,
	schema: JsonSchema,
	items: JsonSchema["items"],
	optionLists: OptionLists,
): FormPart {
	const title = getItemLabel(name, schema);
	if (Array.isArray(items)) {
		const parts = items.filter(isSchema).map((item) => createField(name, item, true, optionLists));
		return {
			schema: {
				type: "array",
				items: parts.map((part, index) => ({
					...part.schema,
					title: `${title} ${index + 1}`,
					description: undefined,
				})),
			},
			ui: { items: parts.map(({ ui }) => ui) },
		};
	}
	const itemSchema = isSchema(items) ? items : {};
	const control = createControl(name, itemSchema, true, optionLists);
	const { minItems, maxItems } = schema;
	return {
		schema: { type: "array", items: { ...control.schema, title }, minItems, maxItems },
		ui: { items: control.ui },
	};
}

/** Creates an option of a field with a fixed list of them. @param name of the field */
export function createOption(name: string, value: unknown): SelectOption {
	if (typeof value === "number") {
		return { value, label: `${getLabel(name)} ${value + 1}` };
	}
	const text = String(value);
	return { value: text, label: getLabel(text === text.toUpperCase() ? text.toLowerCase() : text) };
}
