import { formatArticleDate, formatEventTime, splitEventTime } from "../../../app/site/dates.ts";
import { insertFacts, readValues, splitFrontMatter } from "../../../content-model/index.ts";
import type { FormValues, LocatedBlock, PageBlock } from "../../shared/api.ts";
import { isFieldsPath, listContent, readContent } from "../content/contentFiles.ts";
import { readFacts } from "../content/facts.ts";
import { parseFields, readFields } from "../content/fields.ts";
import { findKind, getPagePath } from "../content/kinds.ts";
import { findFieldPath } from "../form/fieldPaths.ts";
import { createFormCodec } from "../form/formCodec.ts";

/** A value of the content, with the words a page shows for it. */
interface Source {
	path: string;
	/** As the file names it, such as `rows.0.label`; `markdown` for the text below the fields. */
	field: string;
	/** Line of the Markdown, from 1. */
	line?: number;
	/** The normalised text on the page. */
	text: string;
	/** Matches the text around placeholders; nothing for a text without any. */
	pattern?: RegExp;
}

/**
 * Finds the fields of the blocks of a page by comparing texts: each value of the content as a page shows it
 * with each block. If a text is in several fields, neighbouring blocks decide.
 * @param root folder that holds the content of the page.
 * @param page path of the page.
 */
export function locateBlocks(
	root: string,
	page: string,
	blocks: readonly PageBlock[],
): LocatedBlock[] {
	const sources = listSources(root);
	const byText = Map.groupBy(
		sources.filter(({ pattern }) => !pattern),
		({ text }) => text,
	);
	const templates = sources.filter(({ pattern }) => pattern);
	const findPrice = createPriceLookup(root);
	const candidates = blocks.map((block): Source[] => {
		const price = findPrice(block);
		if (price) {
			return [price];
		}
		const text = normaliseText(block.text || block.alt || "");
		// Pages add punctuation, such as the commas of a headline.
		const bare = text.replace(/[,.:;→↗]+$/, "").trim();
		// The headline is split into single letters.
		return text.length < 2
			? []
			: (byText.get(text) ??
					byText.get(bare) ??
					templates.filter(({ pattern }) => pattern?.test(text)));
	});
	const nearbySources = sources.filter(({ path }) =>
		candidates.some((list) => list.length === 1 && list[0]?.path === path),
	);
	for (const [index, block] of blocks.entries()) {
		const text = normaliseText(block.text);
		if (candidates[index]?.length === 0 && text.length >= 12) {
			// Part of a text, or a text that the page has extended.
			candidates[index] = nearbySources.filter(
				(source) =>
					source.text.includes(text) || (source.text.length >= 12 && text.startsWith(source.text)),
			);
		}
	}
	const blockSources = chooseSources(candidates, page);
	const forms = new Map<string, FormValues>();
	return blocks.flatMap(({ id }, index): LocatedBlock[] => {
		const source = blockSources[index];
		if (!source) {
			return [];
		}
		const { path, field, line } = source;
		const form = forms.get(path) ?? readForm(root, path);
		forms.set(path, form);
		return [{ id, path, fieldPath: findFieldPath(field, form), ...(line ? { line } : {}) }];
	});
}

function readForm(root: string, path: string): FormValues {
	return createFormCodec(findKind(path)).toForm(readContent(root, path)?.toString() ?? "");
}

/** A cache of the sources of each file, by its last text and by what they hold of other files. */
const lastSources = new Map<string, { text: string; others: string; sources: Source[] }>();

/** Lists every value of the content with the text that shows it. */
function listSources(root: string): Source[] {
	const facts = readFacts(root);
	const { labels } = readFields(root, "content/site.yaml") as { labels?: { portrait?: string } };
	const portraitLabel = labels?.portrait ?? "";
	const others = JSON.stringify([facts, portraitLabel]);
	return listContent(root)
		.filter(isFieldsPath)
		.flatMap((path) => {
			const text = readContent(root, path)?.toString() ?? "";
			const last = lastSources.get(path);
			if (last?.text === text && last.others === others) {
				return last.sources;
			}
			const sources = listFileSources(path, text, facts, portraitLabel);
			lastSources.set(path, { text, others, sources });
			return sources;
		});
}

function listFileSources(
	path: string,
	text: string,
	facts: Record<string, string>,
	portraitLabel: string,
): Source[] {
	const head = splitFrontMatter(text)?.head ?? "";
	const bodyLine = head ? head.split("\n").length : 1;
	const values = readValues({ file: path, text }).flatMap(({ field, value, line }): Source[] => {
		const isBody = head !== "" && line >= bodyLine;
		// A number is found by its row and its column only: amounts are alike in many places. No page shows an id.
		const isShown = typeof value === "string" && !/(?:^|\.)id$/.test(field);
		if (!isShown || (isBody && field === "address")) {
			return [];
		}
		const words = normaliseText(insertFacts(value, facts));
		const location = isBody ? { field: "markdown", line: line - bodyLine + 1 } : { field };
		return words ? [{ path, ...location, text: words, ...createPattern(words) }] : [];
	});
	return [...values, ...listDerivedSources(path, parseFields(text), portraitLabel)];
}

/** Lists texts that pages derive from values: days and times, the name of a portrait. */
function listDerivedSources(path: string, fields: FormValues, portraitLabel: string): Source[] {
	const { start, end, date, name, portrait } = fields;
	const sources: [string, string][] = [];
	if (isTime(start) && isTime(end)) {
		const { day } = splitEventTime(start, end);
		sources.push(["start", formatEventTime(start, end)], ["start", day]);
		sources.push(["start", day.replaceAll(" ", "")]);
	}
	if (isTime(date) && findKind(path).name === "article") {
		sources.push(["date", formatArticleDate(date)]);
	}
	if (typeof portrait === "string") {
		sources.push(["portrait", portraitLabel.replace("{name}", String(name))]);
	}
	return sources.map(([field, text]) => ({ path, field, text: normaliseText(text) }));
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
function createPattern(words: string): Pick<Source, "pattern"> {
	const parts = words.split(/\{\w+\}/);
	const isDistinctive = parts.join("").trim().length > 2;
	const patterns = parts.map((part) => RegExp.escape(part));
	return parts.length > 1 && isDistinctive
		? { pattern: new RegExp(`^${patterns.join(".+")}$`) }
		: {};
}

/** Normalises a text: lower case, without Markdown, curly quotes and repeated spaces. */
function normaliseText(text: string): string {
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

/** Finds a price of the price table by the headers of its row and column. */
function createPriceLookup(root: string): (block: PageBlock) => Source | undefined {
	const path = "content/pricing.yaml";
	const { rows = [], plans = [] } = readFields(root, path) as {
		rows?: { label: string }[];
		plans?: { id: string; name: string }[];
	};
	return ({ row = "", column = "" }) => {
		const index = findHeader(
			rows.map(({ label }) => label),
			row,
		);
		const plan =
			plans[
				findHeader(
					plans.map(({ name }) => name),
					column,
				)
			];
		return index >= 0 && plan
			? { path, field: `rows.${index}.prices.${plan.id}`, text: "" }
			: undefined;
	};
}

/** Finds the index of the name that a header begins with, as whole words; -1 where none or several fit as well. */
function findHeader(names: readonly unknown[], header: string): number {
	const words = `${normaliseText(header)} `;
	const lengths = names
		.map((name) => normaliseText(String(name ?? "")))
		.map((name) => (name && words.startsWith(`${name} `) ? name.length : 0));
	const longest = Math.max(0, ...lengths);
	const isClear = longest > 0 && lengths.indexOf(longest) === lengths.lastIndexOf(longest);
	return isClear ? lengths.indexOf(longest) : -1;
}

/** Chooses the source of each block: the only candidate, or the one nearest to its neighbours'. None if several are. */
function chooseSources(candidates: readonly Source[][], page: string): (Source | undefined)[] {
	const sourcesByBlock: (Source | undefined)[] = candidates.map((sources) =>
		sources.length === 1 ? sources[0] : undefined,
	);
	const usedKeys = new Set<string>();
	const paths = new Set(candidates.flat().map(({ path }) => path));
	const pathsOfPage = new Set(
		[...paths].filter((path) => getPagePath(path, findKind(path)) === page),
	);
	for (const [index, sources] of candidates.entries()) {
		if (sources.length > 1) {
			const before = sourcesByBlock.slice(0, index).findLast(Boolean);
			const after = sourcesByBlock.slice(index + 1).find(Boolean);
			const scoredSources = sources.map((source) => ({
				source,
				score:
					scoreNearness(source, before) +
					scoreNearness(source, after) +
					(pathsOfPage.has(source.path) ? 3 : 0) -
					(usedKeys.has(getSourceKey(source)) ? 2 : 0),
			}));
			const best = Math.max(...scoredSources.map(({ score }) => score));
			const [nearest, ...others] = scoredSources.filter(({ score }) => score === best);
			// In one file words come in the order of the page, such as those of the menu before the footer's.
			const isClear = others.every(({ source }) => source.path === nearest?.source.path);
			sourcesByBlock[index] = isClear ? nearest?.source : undefined;
		}
		const source = sourcesByBlock[index];
		if (source) {
			usedKeys.add(getSourceKey(source));
		}
	}
	return sourcesByBlock;
}

function getSourceKey({ path, field, line }: Source): string {
	return `${path} ${field} ${line ?? ""}`;
}

/** Scores how much two fields have in common: file and enclosing groups. */
function scoreNearness(one: Source, other: Source | undefined): number {
	if (!other || one.path !== other.path) {
		return 0;
	}
	const [a, b] = [one.field.split("."), other.field.split(".")];
	const depth = a.findIndex((part, index) => part !== b[index]);
	const lines = one.line && other.line ? 3 - Math.min(3, Math.abs(one.line - other.line) / 10) : 0;
	return 1 + 2 * (depth < 0 ? a.length : depth) + lines;
}
