import { formatArticleDate, formatEventTime, splitEventTime } from "../../../app/site/dates.ts";
import {
	getValue,
	insertFacts,
	readValues,
	splitFrontMatter,
} from "../../../content-model/index.ts";
import type { FieldValues } from "../../shared/api/forms.ts";
import { bodyField } from "../../shared/fieldNames.ts";
import { isFieldsPath, listContent, readContent } from "../content/files/contentFiles.ts";
import { settingsFile } from "../content/files/knownFiles.ts";
import { getDeskKind } from "../content/kinds/deskKinds.ts";
import { getKind } from "../content/kinds/kinds.ts";
import { readFacts } from "../content/values/facts.ts";
import { readFields } from "../content/values/fields.ts";
import { parseFields } from "../content/yaml/parseFields.ts";
import { countEmptyLines } from "../content/yaml/splitYaml.ts";
import { normaliseText } from "./normaliseText.ts";

/** The words that a page shows of a field. */
export interface FieldText {
	path: string;
	/** Name of the field in its file, such as `rows.0.label`; `bodyField` for the text below the fields. */
	field: string;
	/** Line of the Markdown, from 1. */
	line?: number;
	/** The normalised text on the page. */
	text: string;
	/** Pattern of a text that has placeholders: it matches the words around them. */
	pattern?: RegExp;
}

/** A cache of the field texts of each file, by its last text and by what they hold of other files. */
const lastFieldTexts = new Map<string, { text: string; others: string; fieldTexts: FieldText[] }>();

/** Lists every value of the content with the text that shows it. */
export function listFieldTexts(root: string): FieldText[] {
	const facts = readFacts(root);
	const label = getValue(readFields(root, settingsFile), ["labels", "portrait"]);
	const portraitLabel = typeof label === "string" ? label : "";
	const others = JSON.stringify([facts, portraitLabel]);
	return listContent(root)
		.filter(isFieldsPath)
		.flatMap((path) => {
			const text = readContent(root, path)?.toString() ?? "";
			const last = lastFieldTexts.get(path);
			if (last?.text === text && last.others === others) {
				return last.fieldTexts;
			}
			const fieldTexts = listFileTexts(path, text, facts, portraitLabel);
			lastFieldTexts.set(path, { text, others, fieldTexts });
			return fieldTexts;
		});
}

function listFileTexts(
	path: string,
	text: string,
	facts: Record<string, string>,
	portraitLabel: string,
): FieldText[] {
	const { head = "", body = "" } = splitFrontMatter(text) ?? {};
	const bodyLine = head ? head.split("\n").length + countEmptyLines(body) : 1;
	const values = readValues({ file: path, text }).flatMap(({ field, value, line }): FieldText[] => {
		const isBody = head !== "" && line >= bodyLine;
		// Numbers are left out: the same amount is in many places, and prices are found by their mark. No page shows ids.
		const isShown = typeof value === "string" && !/(?:^|\.)id$/.test(field);
		if (!isShown || (isBody && field === "linkUrl")) {
			return [];
		}
		const words = normaliseText(insertFacts(value, facts));
		const location = isBody ? { field: bodyField, line: line - bodyLine + 1 } : { field };
		return words ? [{ path, ...location, text: words, ...createPattern(words) }] : [];
	});
	return [...values, ...listDerivedTexts(path, parseFields(text), portraitLabel)];
}

/** Lists texts that pages derive from values: days and times, the name of a portrait. */
function listDerivedTexts(path: string, fields: FieldValues, portraitLabel: string): FieldText[] {
	const { start, end, date, name, portrait } = fields;
	const fieldTexts: [string, string][] = [];
	if (isTime(start) && isTime(end)) {
		const { day } = splitEventTime(start, end);
		fieldTexts.push(["start", formatEventTime(start, end)], ["start", day]);
		fieldTexts.push(["start", day.replaceAll(" ", "")]);
	}
	if (isTime(date) && getDeskKind(getKind(path).name).page?.showsDate) {
		fieldTexts.push(["date", formatArticleDate(date)]);
	}
	if (typeof portrait === "string") {
		fieldTexts.push(["portrait", portraitLabel.replace("{name}", String(name))]);
	}
	return fieldTexts.map(([field, text]) => ({ path, field, text: normaliseText(text) }));
}

/** Checks whether a value is a day or a local time: it may be half typed. */
function isTime(value: unknown): value is string {
	return (
		typeof value === "string" &&
		/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(value) &&
		!Number.isNaN(Date.parse(value))
	);
}

/** Creates a pattern for a text with placeholders, which match anything. */
function createPattern(words: string): Pick<FieldText, "pattern"> {
	const fixedTexts = words.split(/\{\w+\}/);
	const isDistinctive = fixedTexts.join("").trim().length > 2;
	const patterns = fixedTexts.map((text) => RegExp.escape(text));
	return fixedTexts.length > 1 && isDistinctive
		? { pattern: new RegExp(`^${patterns.join(".+")}$`) }
		: {};
}
