import type { Choice, FormSchema, FormUi } from "../api.ts";
import { aboutOf, isSchema, type JsonSchema } from "../contentModel.ts";
import { bodyField, isNamedList, nameField, valueField } from "./formData.ts";
import { getHint, getLabel } from "./labels.ts";

/** What the forms know beyond the schemas: what is in other files. */
export interface Choices {
	/** What may be chosen, by the field, such as `author`. */
	readonly options: Readonly<Record<string, readonly Choice[]>>;
	/** The entries of a field whose names are in another file, such as the plans of `prices`. */
	readonly names: Readonly<Record<string, readonly Choice[]>>;
}

/** A field as the form's library takes it: what it holds, and how it is shown. */
interface FormPart {
	schema: FormSchema;
	ui: FormUi;
}

/** Fields that the desk fills in by itself. */
const hiddenFields: Readonly<Record<string, readonly string[]>> = {
	site: ["phoneHref"],
	person: ["order"],
	testimonial: ["order"],
};

/** Fields that hold dollars. */
const moneyFields = /^(?:prices|fixed|modelsFrom|modelsTo|seatPrice|hourlyRate|revenue)$/;

/** The form of a kind of files. */
export function createFormSchema(
	kind: string,
	schema: JsonSchema,
	choices: Choices,
	isMarkdown: boolean,
): FormPart {
	const part = createGroup(kind, schema, choices);
	if (isMarkdown) {
		part.schema.properties = {
			...part.schema.properties,
			[bodyField]: { type: "string", title: getLabel(bodyField) },
		};
		part.schema.required = [...(part.schema.required ?? []), bodyField];
		part.ui[bodyField] = { "ui:widget": "markdown" };
	}
	return part;
}

function createGroup(kind: string, schema: JsonSchema, choices: Choices): FormPart {
	const properties: Record<string, FormSchema> = {};
	const ui: FormUi = {};
	for (const [name, inner] of Object.entries(schema.properties ?? {})) {
		if (isSchema(inner)) {
			const isRequired = schema.required?.includes(name) === true;
			const part = createField(kind, name, inner, isRequired, choices);
			properties[name] = part.schema;
			ui[name] = hiddenFields[kind]?.includes(name) ? { "ui:widget": "hidden" } : part.ui;
		}
	}
	const required = (schema.required ?? []).filter((name) => name in properties);
	return { schema: { type: "object", properties, required }, ui };
}

function createField(
	kind: string,
	name: string,
	schema: JsonSchema,
	isRequired: boolean,
	choices: Choices,
): FormPart {
	const { schema: inner, ui } = createControl(kind, name, schema, isRequired, choices);
	const about = aboutOf(schema);
	const rule = formatLengthLimits(schema);
	const description = [getHint(kind, name, about), rule].filter(Boolean).join(" ");
	return {
		schema: { title: getLabel(name), ...(description ? { description } : {}), ...inner },
		ui,
	};
}

/** How long a text may be, which is worth saying before somebody writes it. */
function formatLengthLimits({ minLength = 1, maxLength }: JsonSchema): string {
	if (maxLength === undefined) {
		return "";
	}
	return minLength > 1
		? `${minLength} to ${maxLength} characters.`
		: `At most ${maxLength} characters.`;
}

function createControl(
	kind: string,
	name: string,
	schema: JsonSchema,
	isRequired: boolean,
	choices: Choices,
): FormPart {
	const { properties, items, additionalProperties: named, type } = schema;
	const choice = choices.options[name];
	if (type !== "array" && (schema.enum ?? choice)) {
		const list = choice ?? (schema.enum ?? []).map((value) => createChoice(name, value));
		return {
			schema: { type: typeof list[0]?.value === "number" ? "number" : "string" },
			ui: { "ui:widget": "choice", "ui:options": { choices: list, isNeeded: isRequired } },
		};
	}
	if (kind === "person" && name === "portrait") {
		return { schema: { type: "string" }, ui: { "ui:widget": "picture" } };
	}
	if (Object.keys(properties ?? {}).join() === "left,top,width,height") {
		return { schema: { type: "object" }, ui: { "ui:field": "crop" } };
	}
	if (properties) {
		return createGroup(kind, schema, choices);
	}
	if (type === "array") {
		return createList(kind, name, schema, items, choices);
	}
	if (isSchema(named)) {
		return createEntries(kind, name, schema, named, choices);
	}
	return createSingle(name, schema);
}

/** Entries with names of their own, or with those of another file. */
function createEntries(
	kind: string,
	name: string,
	schema: JsonSchema,
	named: JsonSchema,
	choices: Choices,
): FormPart {
	const names = choices.names[name];
	return names
		? createFixedEntries(kind, name, named, names, choices)
		: createNamedList(kind, name, schema, named, choices);
}

/** The field of one value: a tick, a number or a text. */
function createSingle(name: string, schema: JsonSchema): FormPart {
	const options = [schema, ...(schema.anyOf ?? [])].filter(isSchema);
	const isOfType = (...types: string[]) =>
		options.some((each) => types.includes(String(each.type)));
	if (isOfType("boolean")) {
		return { schema: { type: "boolean" }, ui: { "ui:widget": "tick" } };
	}
	if (isOfType("number", "integer") && !isOfType("string")) {
		return {
			schema: {},
			ui: {
				"ui:field": "number",
				"ui:options": {
					isMoney: moneyFields.test(name),
					isNullable: isOfType("null"),
					noneLabel: noneLabels[name] ?? "None",
				},
			},
		};
	}
	return { schema: { type: "string" }, ui: { "ui:widget": chooseTextWidget(name, schema) } };
}

/** What the absence of a number means. */
const noneLabels: Readonly<Record<string, string>> = { to: "No limit" };

function chooseTextWidget(
	name: string,
	{ pattern, patternErrorMessage, errorMessage, format, anyOf }: JsonSchema,
): string {
	const about = String(patternErrorMessage ?? errorMessage ?? "");
	if (name === "to") {
		return "link";
	}
	if (format === "date") {
		return "day";
	}
	if (about.startsWith("YYYY, YYYY-MM")) {
		return "date";
	}
	if (about.startsWith("a local time")) {
		return "time";
	}
	if (about.startsWith("a colour")) {
		return "colour";
	}
	return pattern || format || anyOf ? "line" : "paragraph";
}

/** Entries whose names are in another file, such as a price for each plan. */
function createFixedEntries(
	kind: string,
	name: string,
	named: JsonSchema,
	names: readonly Choice[],
	choices: Choices,
): FormPart {
	const properties: Record<string, FormSchema> = {};
	const ui: FormUi = {};
	for (const { value, label } of names) {
		const part = createControl(kind, name, named, true, choices);
		properties[String(value)] = { ...part.schema, title: label };
		const options = { ...(part.ui["ui:options"] as object), noneLabel: "Not offered" };
		ui[String(value)] = { ...part.ui, "ui:options": options };
	}
	return { schema: { type: "object", properties, required: Object.keys(properties) }, ui };
}

/** Entries with names of their own: a list whose first field is the name. */
function createNamedList(
	kind: string,
	name: string,
	schema: JsonSchema,
	named: JsonSchema,
	choices: Choices,
): FormPart {
	const key = { type: "string", title: keyLabels[name]?.[0] ?? "Name" };
	const isGroup = isNamedList(schema) && named.properties !== undefined;
	const inner = isGroup
		? createGroup(kind, named, choices)
		: {
				schema: {
					properties: { [valueField]: { type: "string", title: keyLabels[name]?.[1] ?? "Value" } },
					required: [valueField],
				},
				ui: { [valueField]: { "ui:widget": name === "redirects" ? "link" : "line" } },
			};
	return {
		schema: {
			type: "array",
			items: {
				type: "object",
				title: getEntryLabel(name),
				properties: { [nameField]: key, ...inner.schema.properties },
				required: [nameField, ...(inner.schema.required ?? [])],
			},
		},
		ui: { items: { ...inner.ui, [nameField]: { "ui:widget": "line" } } },
	};
}

/** What the two sides of a list with names are called. */
const keyLabels: Readonly<Record<string, readonly [string, string]>> = {
	redirects: ["Old address", "New address"],
	eventPages: ["Event", "Web address"],
	synonyms: ["A visitor types", "The site says"],
	sources: ["Short name", ""],
};

function createList(
	kind: string,
	name: string,
	{ minItems, maxItems }: JsonSchema,
	items: JsonSchema["items"],
	choices: Choices,
): FormPart {
	if (Array.isArray(items)) {
		const parts = items
			.filter(isSchema)
			.map((item) => createField(kind, name, item, true, choices));
		return {
			schema: {
				type: "array",
				items: parts.map(({ schema }, index) => ({
					...schema,
					title: `${getEntryLabel(name)} ${index + 1}`,
					description: undefined,
				})),
			},
			ui: { items: parts.map(({ ui }) => ui) },
		};
	}
	const entry = isSchema(items) ? items : {};
	const field = choices.options[getEntryField(name)] ? getEntryField(name) : "entry";
	const part = entry.properties
		? createGroup(kind, entry, choices)
		: createControl(kind, field, entry, true, choices);
	return {
		schema: {
			type: "array",
			items: { ...part.schema, title: getEntryLabel(name) },
			minItems,
			maxItems,
		},
		ui: { items: part.ui },
	};
}

/** The field whose choices the entries of a list have. */
function getEntryField(name: string): string {
	return ["pinned", "leaveOut", "articles"].includes(name) ? "article" : name;
}

/** What one entry of a list is called. */
function getEntryLabel(name: string): string {
	const label = getLabel(name);
	const singular = label.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
	return label === "Questions and answers" ? "Question" : singular;
}

function createChoice(name: string, value: unknown): Choice {
	const isUpperCase = typeof value === "string" && value === value.toUpperCase();
	const text =
		typeof value === "string"
			? getLabel(isUpperCase ? value.toLowerCase() : value)
			: String(Number(value) + 1);
	return { value: value as string | number, label: name === "form" ? `Form ${text}` : text };
}
