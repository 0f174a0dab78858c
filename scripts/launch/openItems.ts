import type { ContentValue } from "../content/values.ts";

/** Something the owner has to replace, complete or decide before the site goes public. */
export interface OpenItem {
	/** Path from the project's folder. */
	file: string;
	/** Line of the file, from 1. */
	line: number;
	/** Field, as in the file. */
	field: string;
	/** What is there now, or what is to be decided. */
	what: string;
}

/** Open items of one kind, under a heading that says what to do. */
export interface OpenGroup {
	/** What to do, for the terminal. */
	task: string;
	items: OpenItem[];
}

/** A kind of open item, and how to know one. */
interface Kind {
	task: string;
	/** What is open about a value, or nothing. */
	find: (value: ContentValue, around: Around) => string | undefined;
}

/** What is known of all the content while one value is looked at. */
interface Around {
	/** The provider's name, while it is a sample. */
	sampleBrand: string | undefined;
	/** Value of another field. */
	other: (file: string, field: string) => ContentValue["value"] | undefined;
}

const kinds: readonly Kind[] = [
	{
		task: "Replace samples, then set sample: false or remove the line",
		find: ({ file, field, value }, { other }) => {
			if (!/(?:^|\.)sample$/.test(field) || value !== true) {
				return;
			}
			const names = ["brand", "name", "title"].flatMap((name) => other(file, name) ?? []);
			return names.length > 0 ? String(names[0]) : "sample content";
		},
	},
	{
		task: "Put the real brand in place of the sample",
		find: ({ field, value }, { sampleBrand }) =>
			sampleBrand &&
			typeof value === "string" &&
			field !== "address" &&
			!/:\/\/|@/.test(value) &&
			value.toLowerCase().includes(sampleBrand.toLowerCase())
				? shorten(value)
				: undefined,
	},
	{
		task: "Replace sample addresses, which lead nowhere",
		find: ({ value }) =>
			typeof value === "string"
				? value.match(/(?:\bhttps:\/\/|\S+@)\S*\.example\b\S*/)?.[0]
				: undefined,
	},
	{
		task: "Complete what is missing, then remove toComplete and ownerNote",
		find: ({ file, field, value }, { other }) => {
			if (/(?:^|\.)toComplete$/.test(field) && value === true) {
				return String(other(file, field.replace(/toComplete$/, "ownerNote")) ?? "to complete");
			}
			return typeof value === "string" && /^To be completed:/.test(value) ? value : undefined;
		},
	},
	{
		task: "Decide, change the text to match, then remove the entry",
		find: ({ field, value }) => (/^ownerDecisions\.\d+$/.test(field) ? String(value) : undefined),
	},
	{
		task: "Confirm how the estimate reads the price table, then set assumptionsConfirmed: true",
		find: ({ file, field, value }, { other }) =>
			/^assumptions\.\d+$/.test(field) && other(file, "assumptionsConfirmed") !== true
				? String(value)
				: undefined,
	},
];

/**
 * Everything that is open, kind by kind; kinds with nothing open are left out.
 * @param values every value of the content.
 */
export function openGroups(values: readonly ContentValue[]): OpenGroup[] {
	const byPlace = new Map(values.map((value) => [`${value.file} ${value.field}`, value.value]));
	const other: Around["other"] = (file, field) => byPlace.get(`${file} ${field}`);
	const isSample = other("content/site.yaml", "sample") === true;
	const brand = other("content/site.yaml", "brand");
	const around = { other, sampleBrand: isSample && brand ? String(brand) : undefined };
	return kinds
		.map(({ task, find }) => ({
			task,
			items: values.flatMap((value) => {
				const what = find(value, around);
				return what === undefined
					? []
					: { file: value.file, line: value.line, field: value.field, what };
			}),
		}))
		.filter(({ items }) => items.length > 0);
}

/** The open items as text for a terminal, with their number as the last line. */
export function formatOpenGroups(groups: readonly OpenGroup[]): string {
	const paragraphs = groups.map(({ task, items }) =>
		[
			`${task} (${items.length})`,
			...items.map(({ file, line, field, what }) => `  ${file}:${line}  ${field}\n    ${what}`),
		].join("\n"),
	);
	const count = groups.reduce((sum, { items }) => sum + items.length, 0);
	const last =
		count === 0 ? "Nothing is left to do before launch." : `${count} left to do before launch.`;
	return [...paragraphs, last].join("\n\n");
}

function shorten(text: string): string {
	return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}
