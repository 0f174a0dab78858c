import type { ElementContent } from "hast";
import { toString as hastText } from "hast-util-to-string";
import type { ListItem, PhrasingContent, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { definitionId, termLinker } from "./definedTerms.ts";
import { parseMarkdown } from "./markdown.server.ts";
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
interface Schedule {
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
export interface Agreement extends Pick<AgreementHead, "title" | "version" | "sample" | "summary"> {
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

const toElements = unified().use(remarkRehype);

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
	const { title, version, sample, summary } = head;
	const root = parseMarkdown(body);
	const { opening, parts } = divide(root.children);
	const link = termLinker(termsOf(root.children), [head.title]);
	const problems: AgreementProblem[] = [];
	const definitions: Definition[] = [];
	const clauses: Clause[] = [];
	let schedule: Schedule | undefined;

	const intro = opening.map((node) => {
		if (node.type !== "paragraph") {
			report(node, "paragraphs before the first clause");
		}
		return phrases(node);
	});
	for (const { heading, title, content } of parts) {
		const [, kind, number = "", name = ""] = title.match(/^(Schedule )?(\d+)\. (\S.*)$/) ?? [];
		const next = clauses.length + 1;
		if (!number) {
			report(heading, "a number or “Schedule 1”, a full stop and a title");
		} else if (kind) {
			schedule = readSchedule(`schedule-${number}`, title, content);
		} else {
			if (Number(number) !== next) {
				report(heading, `${next}. ${name}: clauses are numbered in order`);
			}
			clauses.push(readClause(next, name, heading, content));
		}
	}
	const agreement = {
		title,
		version,
		sample,
		summary,
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

	function report(node: RootContent | undefined, expected: string) {
		const line = node?.position?.start.line ?? 1;
		problems.push({ line, received: textOf(node).slice(0, 60), expected });
	}

	/** The words of a paragraph as elements, terms linked but for those that were seen before. */
	function phrases(node: RootContent | undefined, seen = new Set<string>()): ElementContent[] {
		return node?.type === "paragraph" || node?.type === "tableCell"
			? link(elements(node.children), seen)
			: [];
	}

	function readClause(
		number: number,
		title: string,
		heading: RootContent,
		[summary, list, ...rest]: RootContent[],
	): Clause {
		const id = `clause-${number}`;
		if (summary?.type !== "blockquote") {
			report(summary ?? heading, "> the clause in plain words");
		}
		if (list?.type !== "list" || !list.ordered || rest.length > 0) {
			report(rest[0] ?? list ?? heading, "one numbered list after the summary");
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

	/** @param seen terms linked above, for a paragraph one level down. */
	function readItem(item: ListItem, label: string, id: string, seen?: Set<string>): Item {
		const [paragraph, nested, ...rest] = item.children;
		const below = nested?.type === "list" && nested.ordered && !seen ? nested.children : [];
		if (paragraph?.type !== "paragraph" || rest.length > 0 || (nested && below.length === 0)) {
			report(item, "a sentence, and at most one numbered list below it, without lists of its own");
		}
		const linked = seen ?? new Set<string>();
		const content = phrases(paragraph, linked);
		if (below.some(termOf)) {
			return { label, id, content, items: [], definitions: below.map(readDefinition) };
		}
		const items = below.map((child, index) => {
			const letter = letterOf(index);
			return readItem(child, `(${letter})`, `${id}-${letter}`, linked);
		});
		return { label, id, content, items, definitions: [] };
	}

	function readDefinition(item: ListItem): Definition {
		const term = termOf(item) ?? "";
		if (!term) {
			report(item, "a definition, which begins with its **Term**");
		} else if (definitions.some((other) => other.term === term)) {
			report(item, "each term once: it is defined above already");
		}
		const [paragraph] = item.children;
		const [, ...meaning] = paragraph?.type === "paragraph" ? paragraph.children : [];
		const definition = {
			term,
			id: definitionId(term),
			content: link(elements(meaning), new Set([term])),
			text: textOf(item),
		};
		definitions.push(definition);
		return definition;
	}

	function readSchedule(
		id: string,
		title: string,
		[table, ...rest]: RootContent[],
	): Schedule | undefined {
		const [first, ...others] = table?.type === "table" ? table.children : [];
		if (first?.children.length !== 2 || rest.length > 0) {
			report(table, "one table with two columns");
			return;
		}
		const rows = others.map(({ children: [item, term] }) => {
			const seen = new Set<string>();
			return { item: phrases(item, seen), term: phrases(term, seen) };
		});
		return { id, title, head: [textOf(first.children[0]), textOf(first.children[1])], rows };
	}
}

/** Every numbered paragraph of every clause, those one level down included. */
export function itemsOf(clauses: readonly Clause[]): Item[] {
	return clauses.flatMap(({ items }) => items.flatMap((item) => [item, ...item.items]));
}

/** Every address within the contract. */
export function anchorsOf({ clauses, schedule, definitions }: Agreement): Set<string> {
	const places = [...clauses, ...itemsOf(clauses), ...definitions, ...(schedule ? [schedule] : [])];
	return new Set(places.map(({ id }) => id));
}

/** The words of a paragraph with everything below it, links taken away. */
export function wordsOf({ content, items, definitions }: Item): string {
	const own = hastText({ type: "root", children: content });
	return [own, ...items.map(wordsOf), ...definitions.map(({ text }) => text)].join(" ");
}

/** The text before the first heading, and each heading with what follows it. */
function divide(nodes: readonly RootContent[]) {
	const opening: RootContent[] = [];
	const parts: { heading: RootContent; title: string; content: RootContent[] }[] = [];
	for (const node of nodes) {
		if (node.type === "heading") {
			parts.push({ heading: node, title: textOf(node), content: [] });
		} else {
			(parts.at(-1)?.content ?? opening).push(node);
		}
	}
	return { opening, parts };
}

/** Every term that a list within a list defines, each once. */
function termsOf(nodes: readonly RootContent[]): string[] {
	const itemsIn = (all: readonly RootContent[]) =>
		all.flatMap((node) => (node.type === "list" ? node.children : []));
	const nested = itemsIn(itemsIn(nodes).flatMap(({ children }) => children));
	return [...new Set(nested.flatMap((item) => termOf(item) ?? []))];
}

/** What a list item defines: the bold words it begins with. */
function termOf({ children: [paragraph] }: ListItem): string | undefined {
	const first = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
	return first?.type === "strong" ? textOf(first) : undefined;
}

/** a to z, then aa, ab and so on. */
function letterOf(index: number): string {
	const letter = String.fromCharCode(97 + (index % 26));
	return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** Phrases of Markdown as elements. */
function elements(children: PhrasingContent[]): ElementContent[] {
	const tree = toElements.runSync({ type: "root", children: [{ type: "paragraph", children }] });
	const [paragraph] = tree.children;
	return paragraph?.type === "element" ? paragraph.children : [];
}
