import type { ElementContent } from "hast";
import { toString as hastText } from "hast-util-to-string";
import type { List, ListItem, PhrasingContent, Root, RootContent, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { definitionId, type TermLinker, termLinker } from "./definedTerms.ts";
import type { AgreementHead } from "./schemas/collections.ts";

/** A numbered paragraph of a clause. */
export interface Item {
	/** As read: `6.1`, or `(a)` one level down. */
	label: string;
	/** Anchor: `clause-6-1`, `clause-6-1-a`. */
	id: string;
	/** Its words, defined terms linked. */
	content: ElementContent[];
	/** Paragraphs one level down; there are none below those. */
	items: Item[];
	/** What it defines, for a paragraph whose list is one of definitions. */
	definitions: Definition[];
}

/** The meaning of a word with capitals. */
export interface Definition {
	term: string;
	/** Anchor: `def-attribution-window`. */
	id: string;
	/** What follows the term, other terms linked. */
	content: ElementContent[];
	/** The same without links, the term included. */
	text: string;
}

/** A clause under its own heading. */
export interface Clause {
	number: number;
	/** Anchor: `clause-6`. */
	id: string;
	title: string;
	/** What it says in plain words. It does not bind. */
	summary: string;
	items: Item[];
}

/** The schedule: a table of items and their terms. */
export interface Schedule {
	/** Anchor: `schedule-1`. */
	id: string;
	title: string;
	/** Names of the two columns. */
	head: [string, string];
	rows: { item: ElementContent[]; term: ElementContent[] }[];
}

/** A figure at the top of the page, with the paragraph it is drawn from. */
export interface KeyTerm {
	figure: string;
	label: string;
	/** Anchor of the paragraph. */
	anchor: string;
	/** The paragraph as read: `6.1`. */
	clause: string;
}

/** The contract, ready to be shown. */
export interface Agreement {
	title: string;
	version: string;
	sample: boolean;
	summary: string;
	keyTerms: KeyTerm[];
	/** Paragraphs before the first clause: the parties and why they agree. */
	intro: ElementContent[][];
	clauses: Clause[];
	schedule: Schedule | undefined;
	/** All definitions, in the order of the text. */
	definitions: Definition[];
	/** Words of the contract. */
	words: number;
}

/** Something in the text that is not built as a contract is. */
export interface AgreementProblem {
	/** Line of the Markdown, from 1, counted below the front matter. */
	line: number;
	received: string;
	expected: string;
}

const parser = unified().use(remarkParse).use(remarkGfm);
const toElements = unified().use(remarkRehype);

/** Reads a contract's Markdown without front matter. Lines are counted from there. */
export function parseContract(body: string): Root {
	return parser.parse(body);
}

/**
 * Reads the contract: an opening, clauses (`## 7. Statements and payment`, each with a plain summary
 * as a quotation and a numbered list), a schedule (`## Schedule 1. …` with a table of two columns).
 * Numbers of paragraphs follow from their place. Defined terms become links to their meaning, each
 * once in a numbered paragraph.
 * @param head the checked front matter
 * @param body the Markdown below it
 * @returns the contract, as far as it can be read, and what stood in the way
 */
export function readAgreement(
	head: AgreementHead,
	body: string,
): { agreement: Agreement; problems: AgreementProblem[] } {
	const root = parseContract(body);
	const problems: AgreementProblem[] = [];
	const report = (node: RootContent | ListItem | undefined, received: string, expected: string) =>
		problems.push({ line: node?.position?.start.line ?? 1, received, expected });
	const { opening, parts } = divide(root);
	const linker = termLinker(termsOf(root), [head.title]);
	const definitions: Definition[] = [];

	const intro = opening.flatMap((node) => {
		if (node.type !== "paragraph") {
			report(node, node.type, "paragraphs before the first clause");
			return [];
		}
		return [phrases(node.children, linker, new Set())];
	});

	const clauses: Clause[] = [];
	let schedule: Schedule | undefined;
	for (const { heading, title, content } of parts) {
		const clauseTitle = title.match(/^(\d+)\. (\S.*)$/);
		const scheduleTitle = title.match(/^Schedule (\d+)\. (\S.*)$/);
		if (clauseTitle) {
			const number = clauses.length + 1;
			if (Number(clauseTitle[1]) !== number) {
				report(heading, title, `${number}. ${clauseTitle[2]}: clauses are numbered in order`);
			}
			clauses.push(readClause(number, clauseTitle[2] ?? "", heading, content));
		} else if (scheduleTitle) {
			schedule = readSchedule(`schedule-${scheduleTitle[1]}`, title, heading, content);
		} else {
			report(heading, title, "a number or “Schedule 1”, a full stop and a title");
		}
	}

	function readClause(
		number: number,
		title: string,
		heading: RootContent,
		content: RootContent[],
	): Clause {
		const [summary, list, ...rest] = content;
		const id = `clause-${number}`;
		if (summary?.type !== "blockquote") {
			report(summary ?? heading, textOf(summary).slice(0, 60), "> the clause in plain words");
		}
		if (list?.type !== "list" || !list.ordered || rest.length > 0) {
			report(rest[0] ?? list ?? heading, title, "one numbered list after the summary");
		}
		const items = list?.type === "list" ? list.children : [];
		return {
			number,
			id,
			title,
			summary: textOf(summary),
			items: items.map((item, index) =>
				readItem(item, `${number}.${index + 1}`, `${id}-${index + 1}`),
			),
		};
	}

	function readItem(item: ListItem, label: string, id: string): Item {
		const [paragraph, nested, ...rest] = item.children;
		if (paragraph?.type !== "paragraph" || rest.length > 0 || !isNumbered(nested)) {
			report(item, textOf(item).slice(0, 60), "a sentence, and at most one numbered list below it");
		}
		const seen = new Set<string>();
		const words = paragraph?.type === "paragraph" ? paragraph.children : [];
		const below = nested?.type === "list" ? nested.children : [];
		const defining = below.filter((child) => termOf(child) !== undefined);
		if (defining.length > 0 && defining.length < below.length) {
			const odd = below.find((child) => termOf(child) === undefined);
			report(odd, textOf(odd).slice(0, 60), "a definition, which begins with its **Term**");
		}
		return {
			label,
			id,
			content: phrases(words, linker, seen),
			items:
				defining.length > 0 ? [] : below.map((child, index) => readSubItem(child, id, index, seen)),
			definitions: defining.map(readDefinition),
		};
	}

	function readSubItem(item: ListItem, parent: string, index: number, seen: Set<string>): Item {
		const [paragraph, ...rest] = item.children;
		if (paragraph?.type !== "paragraph" || rest.length > 0) {
			report(item, textOf(item).slice(0, 60), "one sentence: paragraphs have two levels");
		}
		const letter = letterOf(index);
		return {
			label: `(${letter})`,
			id: `${parent}-${letter}`,
			content: phrases(paragraph?.type === "paragraph" ? paragraph.children : [], linker, seen),
			items: [],
			definitions: [],
		};
	}

	function readDefinition(item: ListItem): Definition {
		const term = termOf(item) ?? "";
		if (definitions.some((other) => other.term === term)) {
			report(item, `**${term}**`, "each term once: it is defined above already");
		}
		const [paragraph] = item.children;
		const [, ...meaning] = paragraph?.type === "paragraph" ? paragraph.children : [];
		const definition = {
			term,
			id: definitionId(term),
			content: phrases(meaning, linker, new Set([term])),
			text: textOf(item),
		};
		definitions.push(definition);
		return definition;
	}

	function readSchedule(
		id: string,
		title: string,
		heading: RootContent,
		content: RootContent[],
	): Schedule | undefined {
		const [table, ...rest] = content;
		if (table?.type !== "table" || rest.length > 0 || table.children[0]?.children.length !== 2) {
			report(table ?? heading, title, "one table with two columns");
			return;
		}
		return { id, title, ...readTable(table) };
	}

	function readTable({ children: [first, ...others] }: Table): Pick<Schedule, "head" | "rows"> {
		const [item, term] = first?.children ?? [];
		return {
			head: [textOf(item), textOf(term)],
			rows: others.map(({ children: [name, value] }) => {
				const seen = new Set<string>();
				return {
					item: phrases(name?.children ?? [], linker, seen),
					term: phrases(value?.children ?? [], linker, seen),
				};
			}),
		};
	}

	const agreement: Agreement = {
		title: head.title,
		version: head.version,
		sample: head.sample,
		summary: head.summary,
		keyTerms: head.keyTerms.map(({ figure, label, clause }) => ({
			figure,
			label,
			anchor: clause,
			clause: itemsOf(clauses).find(({ id }) => id === clause)?.label ?? "",
		})),
		intro,
		clauses,
		schedule,
		definitions,
		words: textOf(root).split(/\s+/).filter(Boolean).length,
	};
	return { agreement, problems };
}

/** Every numbered paragraph of every clause, those one level down included. */
export function itemsOf(clauses: readonly Clause[]): Item[] {
	return clauses.flatMap(({ items }) => items.flatMap((item) => [item, ...item.items]));
}

/** Every address within the contract. */
export function anchorsOf({ clauses, schedule, definitions }: Agreement): Set<string> {
	return new Set([
		...clauses.map(({ id }) => id),
		...itemsOf(clauses).map(({ id }) => id),
		...definitions.map(({ id }) => id),
		...(schedule ? [schedule.id] : []),
	]);
}

/** The words of a paragraph with everything below it, links taken away. */
export function wordsOf({ content, items, definitions }: Item): string {
	return [
		textOfContent(content),
		...items.map(wordsOf),
		...definitions.map(({ text }) => text),
	].join(" ");
}

function textOfContent(content: ElementContent[]): string {
	return hastText({ type: "root", children: content });
}

/** The text before the first heading, and each heading with what follows it. */
function divide({ children }: Root) {
	const opening: RootContent[] = [];
	const parts: { heading: RootContent; title: string; content: RootContent[] }[] = [];
	for (const node of children) {
		if (node.type === "heading") {
			parts.push({ heading: node, title: textOf(node), content: [] });
		} else {
			(parts.at(-1)?.content ?? opening).push(node);
		}
	}
	return { opening, parts };
}

/** Every term that a list of definitions defines, in order and each once. */
function termsOf({ children }: Root): string[] {
	const nested = children
		.filter((node) => node.type === "list")
		.flatMap((list) => list.children)
		.flatMap((item) => item.children.filter((node) => node.type === "list"));
	const items = nested.flatMap((list) => list.children);
	return [...new Set(items.flatMap((item) => termOf(item) ?? []))];
}

/** What a list item defines: the bold words it begins with. */
function termOf({ children: [paragraph] }: ListItem): string | undefined {
	const first = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
	return first?.type === "strong" ? textOf(first) : undefined;
}

/** Whether what stands below a paragraph is a numbered list, or nothing. */
function isNumbered(node: ListItem["children"][number] | undefined): node is List | undefined {
	return node === undefined || (node.type === "list" && Boolean(node.ordered));
}

/** a to z, then aa, ab and so on. */
function letterOf(index: number): string {
	const letter = String.fromCharCode(97 + (index % 26));
	return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** Phrases of Markdown as elements, with links from terms to their definitions. */
function phrases(
	children: PhrasingContent[],
	linker: TermLinker,
	seen: Set<string>,
): ElementContent[] {
	const tree = toElements.runSync({ type: "root", children: [{ type: "paragraph", children }] });
	const [paragraph] = tree.children;
	return paragraph?.type === "element" ? linker.link(paragraph.children, seen) : [];
}
