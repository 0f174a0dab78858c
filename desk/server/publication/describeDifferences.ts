import { diffArrays } from "diff";
import { parse } from "yaml";
import { formatDollars } from "../../../content-model/browser.ts";
import { getMelbourneDate, isRecord, type JsonSchema } from "../../../content-model/index.ts";
import { toHexColour } from "../../shared/formatColour.ts";
import { formatDate } from "../../shared/formatDate.ts";
import { getItemTitle, identifyItems } from "../../shared/items.ts";
import { isUnusualPrice, priceQuestion } from "../../shared/priceQuestion.ts";
import { isFieldsPath } from "../content/contentFiles.ts";
import { parseFields } from "../content/fields.ts";
import { getInnerSchema } from "../content/innerSchema.ts";
import { findKind, getKindLabel, getSchema } from "../content/kinds.ts";
import { getLabel } from "../content/labels.ts";
import type { OptionLists } from "../content/optionLists.ts";
import { findFileProblem } from "../content/readability.ts";
import { splitYaml } from "../content/splitYaml.ts";
import { getTitleFromFields } from "../content/titles.ts";
import { wordsFile } from "../content/wordList.ts";
import { createOption } from "../form/formSchema.ts";

/**
 * Describes how two versions of a file differ, a sentence for each change.
 * @param before the published bytes; nothing for a new file.
 * @param after the current bytes; nothing for a removed file.
 * @param optionLists what names of other files are called; without them they are given as they are.
 */
export function describeDifferences(
	path: string,
	before: Buffer | undefined,
	after: Buffer | undefined,
	optionLists?: OptionLists,
): string[] {
	if (path === wordsFile) {
		return describeWords(before?.toString() ?? "", after?.toString() ?? "");
	}
	if (!isFieldsPath(path) && !path.endsWith(".txt")) {
		return [describePicture(before, after)];
	}
	if (!before || !after) {
		return [describeEntry(path, before, after)];
	}
	if (!isFieldsPath(path)) {
		return describeTextChanges(before.toString(), after.toString());
	}
	if (findFileProblem(path, after)) {
		return ["The file cannot be read as it is now. Open it to fix it."];
	}
	try {
		return describeFields(path, before.toString(), after.toString(), optionLists);
	} catch {
		return ["The file cannot be read as it is now. Open it to fix it."];
	}
}

function describeWords(before: string, after: string): string[] {
	const { addedLines, removedLines } = diffLines(before, after);
	return [
		...addedLines.map((word) => `“${word}” is accepted by the spelling check.`),
		...removedLines.map((word) => `“${word}” is no longer accepted by the spelling check.`),
	];
}

function describePicture(before: Buffer | undefined, after: Buffer | undefined): string {
	if (!after) {
		return "The picture is removed.";
	}
	return before ? "The picture is replaced." : "A new picture.";
}

/** Describes an entry that is new or removed, by its title and its day. */
function describeEntry(
	path: string,
	before: Buffer | undefined,
	after: Buffer | undefined,
): string {
	const fields = parseFields((after ?? before)?.toString() ?? "");
	const day = formatDate(String(fields.start ?? fields.date ?? ""));
	const isScheduled = String(fields.date ?? "") > getMelbourneDate();
	const when = day && (isScheduled ? `scheduled for ${day}` : day);
	const title = [getTitleFromFields(path, fields), ...(when ? [when] : [])].join(", ");
	const kind = getKindLabel(findKind(path));
	return after ? `New ${kind.toLowerCase()}: ${title}` : `${kind} removed: ${title}`;
}

/** Describes the changed fields of a file. @throws where one of the versions cannot be read. */
function describeFields(
	path: string,
	before: string,
	after: string,
	optionLists: OptionLists | undefined,
): string[] {
	const [oldFile, newFile] = [splitYaml(before), splitYaml(after)];
	const [oldValue, newValue]: unknown[] = [parse(oldFile.yaml), parse(newFile.yaml)];
	const plans = new Map([...readPlanNames(oldValue), ...readPlanNames(newValue)]);
	const sentences = [
		...describeValueChanges(oldValue, newValue, {
			schema: getSchema(findKind(path)),
			labels: [],
			plans,
			optionLists,
		}),
		...describeTextChanges(oldFile.body ?? "", newFile.body ?? ""),
	];
	return sentences.length > 0 ? sentences : ["Only comments or spaces changed."];
}

/** Reads the names of the plans in the file of prices, by what `prices` calls them. */
function readPlanNames(file: unknown): [id: string, name: string][] {
	const plans = isRecord(file) && Array.isArray(file.plans) ? file.plans.filter(isRecord) : [];
	return plans.map(({ id, name }) => [String(id), String(name)]);
}

/** A field of a file, as its changes are described. */
interface Field {
	/** Of the field; nothing where the file has no field of this name. */
	schema: JsonSchema | undefined;
	/** The labels on the way to the field, the outermost first. */
	labels: readonly string[];
	plans: ReadonlyMap<string, string>;
	optionLists: OptionLists | undefined;
}

function describeValueChanges(before: unknown, after: unknown, field: Field): string[] {
	if (Array.isArray(before) && Array.isArray(after)) {
		return describeListChanges(before, after, field);
	}
	if (isRecord(before) && isRecord(after)) {
		const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
		// The link of the telephone number follows the number.
		const followsPhone = (name: string) =>
			name === "phoneHref" && before.phone !== after.phone && after.phone !== undefined;
		return names
			.filter((name) => !followsPhone(name))
			.flatMap((name) =>
				describeValueChanges(before[name], after[name], getInnerField(field, name)),
			);
	}
	return before === after ? [] : [describeValueChange(before, after, field)];
}

function describeValueChange(before: unknown, after: unknown, field: Field): string {
	const sentence = `${field.labels.join(" › ")}: ${quoteValue(before, field)} → ${quoteValue(after, field)}`;
	const isUnusual = field.schema?.isMoney && isUnusualPrice(before, after);
	return isUnusual ? `${sentence}. ${priceQuestion}` : sentence;
}

/** Gets the field of a name in a group, or of a plan's price: `Platform, price of Medium`. */
function getInnerField({ schema, labels, plans, optionLists }: Field, name: string): Field {
	const inner = getInnerSchema(schema, name);
	const label = getInnerLabel({ schema, plans }, name);
	const isPrice = schema?.formEntries === "plan" && inner?.isMoney;
	return {
		schema: inner,
		labels: isPrice ? [`${labels.at(-2)}, price of ${label}`] : [...labels, label],
		plans,
		optionLists,
	};
}

function getInnerLabel({ schema, plans }: Pick<Field, "schema" | "plans">, name: string): string {
	if (schema?.properties?.[name]) {
		return getLabel(name, getInnerSchema(schema, name));
	}
	if (schema?.isKeyFileName) {
		return getLabel(name);
	}
	return (schema?.formEntries === "plan" && plans.get(name)) || name;
}

/**
 * Describes the changes of a list. Its items are found again by their id or title; where one takes the place of
 * another, by their position.
 */
function describeListChanges(
	before: readonly unknown[],
	after: readonly unknown[],
	field: Field,
): string[] {
	const { schema, labels } = field;
	const [oldNames, newNames] = [identifyItems(before), identifyItems(after)];
	const getItemField = (item: unknown, index: number): Field => {
		const title = getItemTitle(isRecord(item) && item, index, schema?.formEntryLabel);
		return { ...field, schema: getInnerSchema(schema, index), labels: [...labels, title] };
	};
	const isInPlace = (index: number) =>
		index < Math.min(before.length, after.length) &&
		!newNames.includes(oldNames[index] ?? "") &&
		!oldNames.includes(newNames[index] ?? "");
	const changes = after.flatMap((item, index) => {
		const oldIndex = isInPlace(index) ? index : oldNames.indexOf(newNames[index] ?? "");
		return describeValueChanges(before[oldIndex], item, getItemField(item, index));
	});
	const removals = before.flatMap((item, index) =>
		newNames.includes(oldNames[index] ?? "") || isInPlace(index)
			? []
			: describeValueChanges(item, undefined, getItemField(item, index)),
	);
	const isInOrder =
		oldNames.filter((name) => newNames.includes(name)).join("\n") ===
		newNames.filter((name) => oldNames.includes(name)).join("\n");
	const listTitles = (list: readonly unknown[]) =>
		list.map((item, index) => getItemTitle(item, index)).join(", ");
	const order = `${[...labels, "Order"].join(" › ")}: “${listTitles(before)}” → “${listTitles(after)}”`;
	return [...changes, ...removals, ...(isInOrder ? [] : [order])];
}

function quoteValue(value: unknown, field: Field): string {
	const { isMoney, formNullLabel } = field.schema ?? {};
	if (value === undefined || value === null) {
		return (value === null && formNullLabel?.toLowerCase()) || "nothing";
	}
	if (typeof value === "number") {
		return isMoney ? formatDollars(value) : String(value);
	}
	if (typeof value === "boolean") {
		return value ? "yes" : "no";
	}
	if (typeof value === "object") {
		return `“${listWords(value, field).join(", ") || JSON.stringify(value)}”`;
	}
	return formatDate(String(value)) ?? `“${formatText(String(value), field)}”`;
}

/** Formats a text as its field shows it: a colour as a hex value, an option by its label. */
function formatText(text: string, field: Field): string {
	const shownText =
		field.schema?.formWidget === "colour" ? toHexColour(text) : findOptionLabel(text, field);
	return shownText ?? text;
}

/** Finds what the form calls a value that is chosen from a list. */
function findOptionLabel(value: string, { schema = {}, optionLists }: Field): string | undefined {
	const { formChoices } = schema;
	if (formChoices) {
		return optionLists?.[formChoices].find((option) => option.value === value)?.label;
	}
	return schema.enum?.includes(value) ? createOption("", value).label : undefined;
}

/** Lists the words of an item or a list, and its amounts and options by their labels. */
function listWords(value: object, field: Field): string[] {
	return Object.entries(value).flatMap(([name, inner]) => {
		const innerField: Field = Array.isArray(value)
			? { ...field, schema: getInnerSchema(field.schema, Number(name)) }
			: getInnerField(field, name);
		if (typeof inner === "string") {
			return findOptionLabel(inner, innerField) ?? inner;
		}
		if (typeof inner === "object" && inner !== null) {
			return listWords(inner, innerField);
		}
		const label = Array.isArray(value) ? `${Number(name) + 1}` : getInnerLabel(field, name);
		return `${label}: ${quoteValue(inner, innerField)}`;
	});
}

function describeTextChanges(before: string, after: string): string[] {
	const { removedLines, addedLines } = diffLines(before, after);
	const movedLines = removedLines.filter((line) => addedLines.includes(line));
	return [
		...removedLines
			.filter((line) => !movedLines.includes(line))
			.map((line) => `Text removed: “${line}”`),
		...addedLines
			.filter((line) => !movedLines.includes(line))
			.map((line) => `Text added: “${line}”`),
		...movedLines.map((line) => `Text moved: “${line}”`),
	];
}

/** Finds the lines that one text has and the other has not at this point. Empty lines do not count. */
function diffLines(
	before: string,
	after: string,
): { removedLines: string[]; addedLines: string[] } {
	const [oldLines, newLines] = [before, after].map((text) =>
		text.split("\n").filter((line) => line.trim() !== ""),
	) as [string[], string[]];
	const parts = diffArrays(oldLines, newLines);
	return {
		removedLines: parts.filter((part) => part.removed).flatMap(({ value }) => value),
		addedLines: parts.filter((part) => part.added).flatMap(({ value }) => value),
	};
}
