import type { Element, Nodes, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { Root as MarkdownRoot } from "mdast";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { definitionId, termLinker } from "./definedTerms.ts";
import { type Issue, show } from "./issues.ts";
import { minutesToRead, nameRows, type RawText, textLine } from "./markdown.server.ts";
import type { AgreementHead } from "./schemas/collections.ts";

/** A clause, as the list of all clauses shows it. */
interface Clause {
	number: number;
	/** Anchor: `clause-6`. */
	id: string;
	title: string;
}

/** The meaning of a word with capitals. */
export interface Definition {
	term: string;
	/** Anchor: `def-attribution-window`. */
	id: string;
}

/** The contract, ready to be shown. */
export type Agreement = ReturnType<typeof readAgreement>["agreement"];

/** Markdown as elements, with the line of each, and a paragraph in every item of a list. */
const compiler = unified()
	.use(() => (tree: MarkdownRoot) => {
		visit(tree, "list", (list) => {
			list.spread = true;
		});
	})
	.use(remarkRehype)
	.use(() => nameRows);

/**
 * Reads the contract: an opening, clauses (`## 7. Statements and payment`, each with a plain summary
 * as a quotation and a numbered list), a schedule (`## Schedule 1. …` with a table of two columns).
 * Numbers of paragraphs follow from their place: `6.1` has the anchor `clause-6-1`, `(a)` below it
 * `clause-6-1-a`. Defined terms become links to their meaning, each once in a numbered paragraph.
 * @param head the checked front matter
 * @param raw the contract's file; its path and lines are shown to the owner
 * @param text its Markdown, parsed
 * @returns the contract, as far as it can be read, and what in it is not as it should be: its build,
 * links between clauses that lead nowhere or elsewhere than they say, key terms whose figures the
 * clause they name does not hold
 */
export function readAgreement(head: AgreementHead, raw: RawText, text: MarkdownRoot) {
	const compiled: Root = compiler.runSync(text);
	const link = termLinker(termsIn(compiled), [head.title]);
	const issues: Issue[] = [];
	const definitions: Definition[] = [];
	const clauses: Clause[] = [];
	let schedule: Omit<Clause, "number"> | undefined;
	/** Every numbered paragraph by its anchor, with its words and those of what stands below it. */
	const paragraphs = new Map<string, { label: string; words: string }>();

	const tree: Root = { type: "root", children: [] };
	const { opening, parts } = divide(compiled);
	for (const paragraph of opening) {
		if (paragraph.tagName !== "p") {
			report(paragraph, "paragraphs before the first clause");
		}
		link(paragraph, new Set());
		tree.children.push(paragraph);
	}
	for (const { heading, content } of parts) {
		const title = textOf(heading);
		const [, kind, number = "", name = ""] = title.match(/^(Schedule )?(\d+)\. (\S.*)$/) ?? [];
		const next = clauses.length + 1;
		if (!number) {
			report(heading, "a number or “Schedule 1”, a full stop and a title");
		} else if (kind) {
			schedule = { id: `schedule-${number}`, title };
			tree.children.push(scheduleOf(schedule, heading, content));
		} else {
			if (Number(number) !== next) {
				report(heading, `${next}. ${name}: clauses are numbered in order`);
			}
			const clause = { number: next, id: `clause-${next}`, title: name };
			clauses.push(clause);
			tree.children.push(clauseOf(clause, heading, content));
		}
	}
	checkLinks();
	const keyTerms = head.keyTerms.map(keyTermOf);
	const rates = head.keyTerms.flatMap(
		({ figure }) => figure.match(/^(\d+(?:\.\d+)?)%$/)?.[1] ?? [],
	);
	if (rates.length !== 1) {
		const figures = head.keyTerms.map(({ figure }) => figure).join(", ");
		const expected =
			"exactly one figure that is a percentage, such as 20%: the fee of the worked example";
		refuse("keyTerms", figures, expected);
	}
	const { title, version, sample, summary } = head;
	const agreement = {
		title,
		version,
		sample,
		summary,
		keyTerms,
		/** The share of the fee, such as 0.2 for 20%: the one key term that is a percentage. */
		rate: Number(rates[0]) / 100,
		clauses,
		schedule,
		/** In the order of the text. */
		definitions,
		/** The whole text: numbered, each paragraph with its anchor, defined terms linked. */
		tree,
		minutes: minutesToRead(textOf(compiled)),
	};
	return { agreement, issues };

	function refuse(field: string, received: string, expected: string) {
		issues.push({ file: raw.file, field, received, expected });
	}

	function report(node: Element, expected: string, received = textOf(node).trim().slice(0, 60)) {
		refuse(textLine(raw, node.position?.start.line ?? 1), received, expected);
	}

	function clauseOf(
		{ number, id, title }: Clause,
		heading: Element,
		[summary, list, ...rest]: Element[],
	): Element {
		if (summary?.tagName !== "blockquote") {
			report(summary ?? heading, "> the clause in plain words");
		}
		if (list?.tagName !== "ol" || rest.length > 0) {
			report(rest[0] ?? list ?? heading, "one numbered list after the summary");
		}
		const before = definitions.length;
		const items = elementsIn(list).map((item, index) =>
			itemOf(item, `${number}.${index + 1}`, `${id}-${index + 1}`),
		);
		// The clause of the definitions gives up its box (Clause.css), and nobody can be led to it.
		const defines = definitions.length > before;
		return h("section", defines ? { className: "defining" } : { id }, [
			h("h2", defines ? { id } : {}, h("a", { href: `#${id}` }, h("span", number), ` ${title}`)),
			h("blockquote", summary && ` ${textOf(summary).trim()}`),
			h("ol", items),
		]);
	}

	/** @param seen terms linked above, for a paragraph one level down. */
	function itemOf(item: Element, label: string, id: string, seen?: Set<string>): Element {
		const [paragraph, list, ...rest] = elementsIn(item);
		const below = list?.tagName === "ol" && !seen ? elementsIn(list) : [];
		const isWrong = list && (below.length === 0 || (below.length > 26 && !below.some(termOf)));
		if (paragraph?.tagName !== "p" || rest.length > 0 || isWrong) {
			report(item, "a sentence and at most one list (a) to (z) below it, without lists of its own");
		}
		paragraphs.set(id, { label, words: textOf(item).trim() });
		const linked = seen ?? new Set<string>();
		const sentence = h("p", paragraph?.children);
		link(sentence, linked);
		if (seen) {
			return h("li", { id }, h("span", `${label} `), sentence.children);
		}
		const lower = below.some(termOf)
			? h("ul", below.map(definitionOf))
			: h(
					"ol",
					below.map((child, index) => {
						const letter = String.fromCharCode("a".charCodeAt(0) + index);
						return itemOf(child, `(${letter})`, `${id}-${letter}`, linked);
					}),
				);
		return h("li", h("b", { id }, label), sentence, below.length > 0 ? lower : undefined);
	}

	/** Its anchor is an element of its own, which stays in place while its words show elsewhere. */
	function definitionOf(item: Element): Element {
		const term = termOf(item) ?? "";
		if (!term) {
			report(item, "a definition, which begins with its **Term**");
		} else if (definitions.some((other) => other.term === term)) {
			report(item, "each term once: it is defined above already");
		}
		const id = definitionId(term);
		definitions.push({ term, id });
		const meaning = h("p", { className: "meaning" }, elementsIn(item)[0]?.children.slice(1));
		link(meaning, new Set([term]));
		meaning.children.unshift(h("dfn", term));
		return h("li", h("span", { id }), meaning);
	}

	function scheduleOf(
		{ id, title }: Omit<Clause, "number">,
		heading: Element,
		[table, ...rest]: Element[],
	): Element {
		const groups = elementsIn(table);
		const [head, ...rows] = groups.flatMap(elementsIn);
		if (table?.tagName !== "table" || rest.length > 0 || elementsIn(head).length !== 2) {
			report(table ?? heading, "one table with two columns");
		}
		for (const row of rows) {
			link(row, new Set());
		}
		const shown = groups.map((group) =>
			h(
				group.tagName,
				elementsIn(group).map((row) => h("tr", elementsIn(row))),
			),
		);
		return h("section", { id }, h("h2", h("a", { href: `#${id}` }, title)), h("table", shown));
	}

	/** Links to places that are not there, or not those that the words of the link name. */
	function checkLinks() {
		const anchors = new Set<unknown>();
		visit(tree, "element", ({ properties }) => void anchors.add(properties.id));
		const places = `an anchor of this text: #clause-1 to #clause-${clauses.length}, #clause-1-1, #clause-1-1-a, #schedule-1, #def- and a term`;
		visit(compiled, { type: "element", tagName: "a" }, (node: Element) => {
			const href = String(node.properties.href);
			const words = textOf(node);
			const exists = anchors.has(href.slice(1));
			const named = anchorNamed(words) ?? href;
			if (node.position && href.startsWith("#") && (!exists || named !== href)) {
				report(node, exists ? `[${words}](${named})` : places, `[${words}](${href})`);
			}
		});
	}

	function keyTermOf({ figure, label, clause }: AgreementHead["keyTerms"][number], place: number) {
		const field = `keyTerms.${place}`;
		const paragraph = paragraphs.get(clause);
		if (!paragraph) {
			const expected = "the anchor of a numbered paragraph, such as clause-6-1";
			refuse(`${field}.clause`, show(clause), expected);
		} else if (!new RegExp(`(?<![\\d.,])${RegExp.escape(figure)}`).test(paragraph.words)) {
			// The figure itself, and not the end of a longer number.
			const expected = `a figure as clause ${paragraph.label} says it: ${show(paragraph.words)}`;
			refuse(`${field}.figure`, show(figure), expected);
		}
		// A second figure may stand in another paragraph of the same clause.
		const [whole = "", number] = clause.match(/^clause-(\d+)/) ?? [];
		const all = Array.from(paragraphs, ([id, { words }]) =>
			id.startsWith(`${whole}-`) ? words : "",
		);
		for (const [second] of label.matchAll(/\d+(?: [A-Za-z]+)*? (?:days|months|Days)|\d+%/g)) {
			if (paragraph && !all.join("\n").includes(second)) {
				const expected = `figures that clause ${number} holds; it does not hold “${second}”`;
				refuse(`${field}.label`, show(label), expected);
			}
		}
		return { figure, label, anchor: clause, clause: paragraph?.label ?? "" };
	}
}

/** The elements before the first heading, and each heading with what follows it. */
function divide(tree: Root) {
	const opening: Element[] = [];
	const parts: { heading: Element; content: Element[] }[] = [];
	for (const element of elementsIn(tree)) {
		if (/^h\d$/.test(element.tagName)) {
			parts.push({ heading: element, content: [] });
		} else {
			(parts.at(-1)?.content ?? opening).push(element);
		}
	}
	return { opening, parts };
}

/** The elements directly within another, without the line breaks between them. */
function elementsIn(parent: Element | Root | undefined): Element[] {
	const children: Nodes[] = parent?.children ?? [];
	return children.filter((child) => child.type === "element");
}

/** Every term that a list within a list defines, each once. */
function termsIn(tree: Root): string[] {
	const terms = new Set<string>();
	visit(tree, { type: "element", tagName: "li" }, (item: Element) => {
		for (const list of elementsIn(item)) {
			for (const term of elementsIn(list).flatMap((below) => termOf(below) ?? [])) {
				terms.add(term);
			}
		}
	});
	return [...terms];
}

/** What an item of a list defines: the bold words it begins with. */
function termOf(item: Element): string | undefined {
	const [first] = elementsIn(item)[0]?.children ?? [];
	return first?.type === "element" && first.tagName === "strong" ? textOf(first) : undefined;
}

/** The anchor that the words of a link name: “clause 7.2(a)” is `#clause-7-2-a`. */
function anchorNamed(words: string): string | undefined {
	return /^(?:clause|schedule) \d+(?:\.\d+)?(?:\([a-z]+\))?$/i.test(words)
		? `#${words.toLowerCase().replace(/[ .(]/g, "-").replace(")", "")}`
		: undefined;
}
