import {
	type ContentKind,
	getDescription,
	isSchema,
	type JsonSchema,
} from "../../../content-model/index.ts";
import type { FieldControl, FieldGroup, FormField, SelectOption } from "../../shared/api/forms.ts";
import { bodyField, nameField, valueField } from "../../shared/fieldNames.ts";
import { collections } from "../content/kinds/deskKinds.ts";
import { getInnerSchema, isOfType } from "../content/kinds/jsonSchema.ts";
import { getSchema, isMarkdown } from "../content/kinds/kinds.ts";
import { getHint, getItemLabel, getLabel } from "../content/kinds/labels.ts";
import type { OptionLists } from "../content/values/optionLists.ts";

/**
 * Creates the form of a kind of files. Changes, conflicts and issues take the names of fields from it, too.
 * @param optionLists what other files provide for it
 */
export function createFormSchema(kind: ContentKind, optionLists: OptionLists): FieldGroup {
	const schema = getSchema(kind);
	const { fields } = createGroup(schema, optionLists);
	// Where new ones are added, what has to be filled in comes first. Any other form has the order of its page.
	const isCollection = kind.name in collections;
	const isLater = ({ isRequired }: FormField) => isCollection && !isRequired;
	// `sample` comes last: somebody who adds a real entry leaves it empty.
	const getRank = ([name, field]: [string, FormField]) =>
		Number(name === "sample") * 2 + Number(isLater(field));
	const ordered = Object.entries(isMarkdown(kind) ? addText(fields, schema) : fields).toSorted(
		(a, b) => getRank(a) - getRank(b),
	);
	return { control: "group", fields: Object.fromEntries(ordered) };
}

/** Adds the field of the text to the fields of a file. */
function addText(fields: FieldGroup["fields"], schema: JsonSchema): FieldGroup["fields"] {
	const names = Object.keys(fields);
	const before = names.findIndex((name) => getInnerSchema(schema, name)?.isBeforeText);
	const text: FormField = { label: "Text", isRequired: true, control: "markdown" };
	return Object.fromEntries(
		Object.entries(fields).toSpliced(before < 0 ? names.length : before + 1, 0, [bodyField, text]),
	);
}

function createGroup(schema: JsonSchema, optionLists: OptionLists): FieldGroup {
	const fields: FieldGroup["fields"] = {};
	for (const [name, inner] of Object.entries(schema.properties ?? {})) {
		if (isSchema(inner)) {
			const isRequired = schema.required?.includes(name) === true;
			fields[name] = createField(name, inner, isRequired, optionLists);
		}
	}
	// A picture is replaced below the last of its crops.
	const lastCrop = Object.values(fields).findLast((field) => field.control === "crop");
	if (lastCrop) {
		lastCrop.replacesPicture = true;
	}
	return { control: "group", fields };
}

function createField(
	name: string,
	schema: JsonSchema,
	isRequired: boolean,
	optionLists: OptionLists,
): FormField {
	const limits = formatLengthLimits(schema);
	return {
		label: getLabel(name, schema),
		hint: [getHint(schema, getDescription(schema)), limits].filter(Boolean).join(" "),
		isRequired,
		...createControl(name, schema, optionLists),
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

function createControl(name: string, schema: JsonSchema, optionLists: OptionLists): FieldControl {
	const { items, additionalProperties: itemSchema, formWidget } = schema;
	const options = schema.formChoices
		? optionLists[schema.formChoices]
		: schema.enum?.map((value) => createOption(name, value, schema));
	if (options) {
		return {
			control: formWidget === "pictogram" ? "pictogram" : "choice",
			options,
			...(schema.formNullLabel && { noneLabel: schema.formNullLabel }),
		};
	}
	// Comes before groups: a crop has fields, too, and is changed as one.
	if (formWidget === "crop") {
		return { ...createGroup(schema, optionLists), control: "crop", replacesPicture: false };
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
	return createScalarControl(schema);
}

/** Creates the control of one value: a checkbox, a number or a text. */
function createScalarControl(schema: JsonSchema): FieldControl {
	const { formWidget } = schema;
	// The others are of groups and choices.
	if (formWidget && formWidget !== "crop" && formWidget !== "pictogram") {
		return { control: formWidget };
	}
	if (isOfType(schema, "boolean")) {
		return { control: "checkbox" };
	}
	if (isOfType(schema, "number", "integer") && !isOfType(schema, "string")) {
		return {
			control: "number",
			isMoney: schema.isMoney === true,
			noneLabel: isOfType(schema, "null") ? (schema.formNullLabel ?? "None") : undefined,
		};
	}
	const isLine = schema.pattern ?? schema.format ?? schema.anyOf;
	return { control: isLine ? "line" : "paragraph" };
}

/** Creates the fields of items whose names are in another file, such as a price for each plan. */
function createFixedItems(
	name: string,
	itemSchema: JsonSchema,
	names: readonly SelectOption[],
	optionLists: OptionLists,
): FieldGroup {
	const fields = names.map(({ value, label }): [string, FormField] => [
		String(value),
		{
			label,
			...(itemSchema.isMoney ? { labelAfterItem: `price of ${label}` } : {}),
			isRequired: true,
			...createControl(name, itemSchema, optionLists),
		},
	]);
	return { control: "group", fields: Object.fromEntries(fields) };
}

/** Creates the list of items with names of their own: the first field of each is its name. */
function createNamedList(
	name: string,
	schema: JsonSchema,
	itemSchema: JsonSchema,
	optionLists: OptionLists,
): FieldControl {
	const { formKeyLabel = "Name", formKeyHint, formKeyWidget = "line" } = schema;
	const itemName: FormField = {
		label: formKeyLabel,
		hint: formKeyHint,
		isRequired: true,
		control: formKeyWidget,
	};
	const inner = itemSchema.properties
		? createGroup(itemSchema, optionLists).fields
		: { [valueField]: createNamedValue(schema, itemSchema) };
	return {
		control: "list",
		item: {
			label: getItemLabel(name, schema),
			isRequired: true,
			control: "group",
			fields: { [nameField]: itemName, ...inner },
		},
	};
}

/** Creates the field of an item that is one value beside its name. @param schema of the list */
function createNamedValue(schema: JsonSchema, itemSchema: JsonSchema): FormField {
	const { formValueLabel = "Value", formValueHint } = schema;
	return {
		label: formValueLabel,
		hint: formValueHint,
		isRequired: true,
		...(itemSchema.formWidget ? createScalarControl(itemSchema) : { control: "line" }),
	};
}

function createList(
	name: string,
	schema: JsonSchema,
	items: JsonSchema["items"],
	optionLists: OptionLists,
): FieldControl {
	const label = getItemLabel(name, schema);
	if (Array.isArray(items)) {
		return {
			control: "tuple",
			items: items.filter(isSchema).map((item, index) => ({
				label: `${label} ${index + 1}`,
				isRequired: true,
				...createControl(name, item, optionLists),
			})),
		};
	}
	const control = createControl(name, isSchema(items) ? items : {}, optionLists);
	const { minItems, maxItems } = schema;
	return { control: "list", item: { label, isRequired: true, ...control }, minItems, maxItems };
}

/** Creates an option of a field with a fixed list of them. @param name of the field */
function createOption(name: string, value: unknown, schema: JsonSchema): SelectOption {
	if (typeof value === "number") {
		return { value, label: `${getLabel(name, schema)} ${value + 1}` };
	}
	const text = String(value);
	const words = text === text.toUpperCase() ? text.toLowerCase() : text;
	return { value: text, label: schema.formOptionLabels?.[text] ?? getLabel(words) };
}
