import type { Located, PageBlock, Place } from "../api.ts";
import {
	articleDate,
	dayAndMonth,
	dollars,
	eventTime,
	frontMatterOf,
	shownField,
	valuesOf,
	withFacts,
} from "../contentModel.ts";
import { labelOf } from "../form/labels.ts";
import { isFieldsPath, listContent, readContent } from "./contentFiles.ts";
import { factsIn, fieldsOf, formsOfKind, titleOf } from "./entries.ts";
import { kindOf, pageOf } from "./kinds.ts";

/** A value of the content, and the words by which a page shows it. */
interface Source {
	path: string;
	/** As the file names it, such as `rows.0.label`; `markdown` for the text below the fields. */
	field: string;
	/** Line of the Markdown, from 1. */
	line?: number;
	/** What the page shows, in plain letters. */
	text: string;
	/** The words around what a page fills in; nothing for a text without placeholders. */
	form?: RegExp;
}

/**
 * Finds the fields that the pieces of a page are made from, by their words: each value of the content as
 * a page shows it is compared with each piece. Where words are in several fields, the neighbours decide.
 * @param root folder that holds the content of the page.
 * @param page path of the page.
 */
export function locate(root: string, page: string, blocks: readonly PageBlock[]): Located[] {
	const sources = sourcesOf(root);
	const byText = Map.groupBy(
		sources.filter(({ form }) => !form),
		({ text }) => text,
	);
	const forms = sources.filter(({ form }) => form);
	const prices = priceTable(root);
	const found = blocks.map((block): Source[] => {
		const price = prices(block);
		if (price) {
			return [price];
		}
		const text = plainText(block.text || block.alt || "");
		// Pages put marks of their own after words, such as the commas of a headline.
		const bare = text.replace(/[,.:;→↗]+$/, "").trim();
		// A single letter is one of a headline's.
		return text.length < 2
			? []
			: (byText.get(text) ?? byText.get(bare) ?? forms.filter(({ form }) => form?.test(text)));
	});
	const near = sources.filter(({ path }) =>
		found.some((list) => list.length === 1 && list[0]?.path === path),
	);
	for (const [index, block] of blocks.entries()) {
		const text = plainText(block.text);
		if (found[index]?.length === 0 && text.length >= 12) {
			// A part of a text, or a text that the page has added to.
			found[index] = near.filter(
				(source) =>
					source.text.includes(text) || (source.text.length >= 12 && text.startsWith(source.text)),
			);
		}
	}
	const chosen = choose(found, page);
	const files = new Map<string, OpenFile>();
	return blocks.flatMap(({ id }, index): Located[] => {
		const source = chosen[index];
		if (!source) {
			return [];
		}
		const { path, field, line } = source;
		const file = files.get(path) ?? openFile(root, path);
		files.set(path, file);
		const label = `${file.title} › ${shownField(field)
			.split(/[.,] ?/)
			.map(labelOf)
			.join(" › ")}`;
		return [{ id, path, place: file.placeOf(field), label, ...(line ? { line } : {}) }];
	});
}

/** A file that a piece of the page is made from. */
interface OpenFile {
	title: string;
	placeOf(field: string): Place;
}

function openFile(root: string, path: string): OpenFile {
	const forms = formsOfKind(root, kindOf(path));
	const form = forms.formOf(readContent(root, path)?.toString() ?? "");
	return {
		title: titleOf(path, fieldsOf(root, path)),
		placeOf: (field) => forms.placeInForm(field, form),
	};
}

/** What was found in each file last. */
const lastSources = new Map<string, { text: string; facts: string; sources: Source[] }>();

/** Every value of the content with the words that show it. */
function sourcesOf(root: string): Source[] {
	const facts = factsIn(root);
	const allFacts = JSON.stringify(facts);
	return listContent(root)
		.filter(isFieldsPath)
		.flatMap((path) => {
			const text = readContent(root, path)?.toString() ?? "";
			const last = lastSources.get(path);
			if (last?.text === text && last.facts === allFacts) {
				return last.sources;
			}
			const sources = fileSources(root, path, text, facts);
			lastSources.set(path, { text, facts: allFacts, sources });
			return sources;
		});
}

function fileSources(
	root: string,
	path: string,
	text: string,
	facts: Record<string, string>,
): Source[] {
	const head = frontMatterOf(text)?.head ?? "";
	const bodyLine = head ? head.split("\n").length : 1;
	const values = valuesOf({ file: path, text }).flatMap(({ field, value, line }): Source[] => {
		const isBody = head !== "" && line >= bodyLine;
		if (typeof value === "number") {
			return path === "content/pricing.yaml"
				? [{ path, field, text: plainText(dollars(value)) }]
				: [];
		}
		if (typeof value === "boolean" || (isBody && field === "address")) {
			return [];
		}
		const words = plainText(withFacts(value, facts));
		const place = isBody ? { field: "markdown", line: line - bodyLine + 1 } : { field };
		return words ? [{ path, ...place, text: words, ...formOf(words) }] : [];
	});
	return [...values, ...derivedSources(root, path)];
}

/** Words that pages make from values: days and times, the name of a portrait. */
function derivedSources(root: string, path: string): Source[] {
	const { start, end, date, name, portrait } = fieldsOf(root, path);
	const sources: [string, string][] = [];
	if (isTime(start) && isTime(end)) {
		const { day, month } = dayAndMonth(start);
		sources.push(["start", eventTime(start, end)], ["start", `${day} ${month}`]);
		sources.push(["start", `${day}${month}`]);
	}
	if (isTime(date) && path.startsWith("content/articles/")) {
		sources.push(["date", articleDate(date)]);
	}
	if (typeof portrait === "string") {
		const { labels } = fieldsOf(root, "content/site.yaml") as { labels?: { portrait?: string } };
		sources.push(["portrait", (labels?.portrait ?? "").replace("{name}", String(name))]);
	}
	return sources.map(([field, text]) => ({ path, field, text: plainText(text) }));
}

/** Whether a value is a day or a local time: in a draft it may be half typed. */
function isTime(value: unknown): value is string {
	return (
		typeof value === "string" &&
		/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(value) &&
		!Number.isNaN(Date.parse(value))
	);
}

/** A text with places that its page fills in matches whatever is in them. */
function formOf(words: string): Pick<Source, "form"> {
	const parts = words.split(/\{\w+\}/);
	const isTelling = parts.join("").trim().length > 2;
	const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return parts.length > 1 && isTelling ? { form: new RegExp(`^${escaped.join(".+")}$`) } : {};
}

/** Words without marks of Markdown, curly quotes and the widths of spaces. */
function plainText(text: string): string {
	return text
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/\[\^[^\]]+\]/g, "")
		.replace(/[*_`#]/g, "")
		.replace(/[‘’]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/[\u00ad\u200b]/g, "")
		.replace(/\s+/g, " ")
		.trim()
		.toLowerCase();
}

/** The price of a cell, by the heads of its row and its column. */
function priceTable(root: string): (block: PageBlock) => Source | undefined {
	const path = "content/pricing.yaml";
	const { rows = [], plans = [] } = fieldsOf(root, path) as {
		rows?: { label: string }[];
		plans?: { id: string; name: string }[];
	};
	return ({ row, column }) => {
		const head = row && plainText(row);
		const index = rows.findIndex(({ label }) => head?.startsWith(plainText(label)));
		const plan = plans.find(
			({ name }) => column && plainText(column).split(" ")[0] === plainText(name),
		);
		return index >= 0 && plan
			? { path, field: `rows.${index}.prices.${plan.id}`, text: "" }
			: undefined;
	};
}

/** One source for each piece: the only one, or the one nearest to what is around it. */
function choose(found: readonly Source[][], page: string): (Source | undefined)[] {
	const chosen: (Source | undefined)[] = found.map((sources) =>
		sources.length === 1 ? sources[0] : undefined,
	);
	const used = new Set<string>();
	const paths = new Set(found.flat().map(({ path }) => path));
	const onPage = new Set([...paths].filter((path) => pageOf(path, kindOf(path)) === page));
	for (const [index, sources] of found.entries()) {
		if (sources.length > 1) {
			const before = chosen.slice(0, index).findLast(Boolean);
			const after = chosen.slice(index + 1).find(Boolean);
			const scored = sources.map((source) => ({
				source,
				score:
					nearness(source, before) +
					nearness(source, after) +
					(onPage.has(source.path) ? 3 : 0) -
					(used.has(keyOf(source)) ? 2 : 0),
			}));
			scored.sort((a, b) => b.score - a.score);
			chosen[index] = scored[0]?.source;
		}
		const own = chosen[index];
		if (own) {
			used.add(keyOf(own));
		}
	}
	return chosen;
}

function keyOf({ path, field, line }: Source): string {
	return `${path} ${field} ${line ?? ""}`;
}

/** How much two fields have in common: the file, and the groups that they are in. */
function nearness(one: Source, other: Source | undefined): number {
	if (!other || one.path !== other.path) {
		return 0;
	}
	const [a, b] = [one.field.split("."), other.field.split(".")];
	const depth = a.findIndex((part, index) => part !== b[index]);
	const lines = one.line && other.line ? 3 - Math.min(3, Math.abs(one.line - other.line) / 10) : 0;
	return 1 + 2 * (depth < 0 ? a.length : depth) + lines;
}
