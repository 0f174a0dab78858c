import { formatFileLine } from "../issues/formatIssue.ts";
import type { ContentValue } from "../values/readValues.ts";
import { truncate } from "../words/truncate.ts";
import { findSampleFiles, type KnownSamples, type OpenItem, readKnownSamples } from "./samples.ts";

/** Open items of one kind, under a heading that says what to do. */
export interface OpenGroup {
	/** The task, for the terminal. */
	task: string;
	/** Whether these are samples, which a build refuses. */
	isSample?: boolean;
	items: OpenItem[];
}

/** A kind of open item, with its test. */
interface OpenItemKind extends Pick<OpenGroup, "task" | "isSample"> {
	/** The open point of a value, or nothing. */
	find: (value: ContentValue, context: Context) => string | undefined;
}

/** Facts about all content, for the test of one value. */
interface Context {
	/**
	 * Words that identify the sample, in lower case; among them the provider's name while that is a sample.
	 */
	words: readonly string[];
	/** Value of another field. */
	getValue: (file: string, field: string) => ContentValue["value"] | undefined;
}

const kinds: readonly OpenItemKind[] = [
	{
		isSample: true,
		task: "Replace samples, then set sample: false or remove the line",
		find: ({ file, field, value }, { getValue }) => {
			if (getName(field) !== "sample" || value !== true) {
				return;
			}
			const names = ["brand", "name", "title"].flatMap((name) => getValue(file, name) ?? []);
			return names.length > 0 ? String(names[0]) : "sample content";
		},
	},
	{
		isSample: true,
		task: "Put the real brand and words in place of the sample’s",
		find: ({ field, value }, { words }) =>
			typeof value === "string" &&
			field !== "linkUrl" &&
			!/:\/\/|@/.test(value) &&
			words.some((word) => value.toLowerCase().includes(word))
				? truncate(value)
				: undefined,
	},
	{
		isSample: true,
		task: "Put a real telephone number in place of the sample’s",
		find: ({ value }) =>
			typeof value === "string" && isFictionalNumber(value) ? truncate(value) : undefined,
	},
	{
		isSample: true,
		task: "Replace sample addresses, which lead nowhere",
		find: ({ value }) =>
			typeof value === "string"
				? value.match(/(?:\bhttps:\/\/|\S+@)\S*\.example\b\S*/)?.[0]
				: undefined,
	},
	{
		task: "Complete what is missing, then remove toComplete and ownerNote",
		find: ({ file, field, value }, { getValue }) => {
			if (getName(field) === "toComplete" && value === true) {
				return String(getValue(file, getSibling(field, "ownerNote")) ?? "to complete");
			}
			return isItemOf("toComplete", field) ? String(value) : undefined;
		},
	},
	{
		task: "Decide, change the text to match, then remove the entry",
		find: ({ field, value }) => (isItemOf("ownerDecisions", field) ? String(value) : undefined),
	},
	{
		task: "Confirm how the estimate reads the price table, then set assumptionsConfirmed: true",
		find: ({ file, field, value }, { getValue }) =>
			isItemOf("assumptions", field) && getValue(file, "assumptionsConfirmed") !== true
				? String(value)
				: undefined,
	},
];

/** Returns the name of a field without those of what holds it: `sample`, of `answers.2.sample`. */
function getName(field: string): string {
	return field.slice(field.lastIndexOf(".") + 1);
}

/** Returns the field of another name beside a field. */
function getSibling(field: string, name: string): string {
	return field.slice(0, field.lastIndexOf(".") + 1) + name;
}

/** Returns whether a field is an item of a list of its file, such as `assumptions.0`. */
function isItemOf(list: string, field: string): boolean {
	return field === `${list}.${getName(field)}`;
}

/**
 * Finds all open items of a project.
 * @param root folder that holds `content/`.
 * @param values every value of its content.
 */
export function findOpenItems(root: string, values: readonly ContentValue[]): OpenGroup[] {
	const knownSamples = readKnownSamples();
	return [
		...groupOpenItems(values, knownSamples),
		{
			task: "Replace sample pictures: portraits, screenshots, the logo",
			isSample: true,
			items: findSampleFiles(root, knownSamples),
		},
	].filter(({ items }) => items.length > 0);
}

/**
 * Groups all open items of the content, kind by kind; empty kinds are left out.
 * @param values every value of the content.
 */
function groupOpenItems(
	values: readonly ContentValue[],
	{ words }: Pick<KnownSamples, "words">,
): OpenGroup[] {
	const valuesByLocation = new Map(
		values.map((value) => [`${value.file} ${value.field}`, value.value]),
	);
	const getValue: Context["getValue"] = (file, field) => valuesByLocation.get(`${file} ${field}`);
	const isSample = getValue("content/site.yaml", "sample") === true;
	const brand = isSample ? getValue("content/site.yaml", "brand") : undefined;
	const context = {
		getValue,
		words: [...words, ...(brand ? [String(brand)] : [])].map((word) => word.toLowerCase()),
	};
	return kinds
		.map(({ find, ...kind }) => ({
			...kind,
			items: values.flatMap((value) => {
				const detail = find(value, context);
				return detail === undefined
					? []
					: { file: value.file, line: value.line, field: value.field, detail };
			}),
		}))
		.filter(({ items }) => items.length > 0);
}

/** Formats the samples among the open items, one sentence each. */
export function formatSamples(groups: readonly OpenGroup[]): string[] {
	return groups
		.filter(({ isSample }) => isSample)
		.flatMap(({ items }) => items)
		.map(
			({ file, line, field, detail }) =>
				`${formatFileLine(file, line)}: ${field} is still a sample: ${detail}`,
		);
}

/** Returns whether a telephone number is one that Australia sets aside for fiction: ACMA, "Phone numbers for use in TV shows, films and creative works". */
function isFictionalNumber(text: string): boolean {
	const digits = text.replace(/\D/g, "").replace(/^61(?=\d{9}$)/, "0");
	return /^(?:0[2378](?:5550|7010)\d{4}|049157\d{4}|1800160401|1[38]00975\d{3})$/.test(digits);
}

/** Formats the open items as text for a terminal, with their number as the last line. */
export function formatOpenGroups(groups: readonly OpenGroup[]): string {
	const paragraphs = groups.map(({ task, items }) =>
		[
			`${task} (${items.length})`,
			...items.map(
				({ file, line, field, detail }) =>
					`  ${formatFileLine(file, line)}  ${field}\n    ${detail}`,
			),
		].join("\n"),
	);
	const count = groups.reduce((sum, { items }) => sum + items.length, 0);
	const last =
		count === 0 ? "Nothing is left to do before launch." : `${count} left to do before launch.`;
	return [...paragraphs, last].join("\n\n");
}
