import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Root as MarkdownRoot } from "mdast";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { estimateReadingTime } from "../markdown/readingTime.ts";
import { markRowHeaders } from "../markdown/tables.ts";
import type { RawText } from "../markdown/textPlace.ts";
import type { AgreementHead } from "../schemas/collections.ts";
import { AgreementDraft, type Clause } from "./AgreementDraft.ts";
import { checkAnchors } from "./checkAnchors.ts";
import { compileClause } from "./compileClause.ts";
import { compileSchedule, type Schedule } from "./compileSchedule.ts";
import { createTermLinker } from "./definedTerms.ts";
import { readKeyTerms, readRate } from "./keyTerms.ts";
import { findTerms, type Part, splitParts } from "./structure.ts";

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
	.use(() => markRowHeaders);

/**
 * Reads the contract: an opening, clauses (`## 7. Statements and payment`, each with a plain summary
 * as a quotation and a numbered list), a schedule (`## Schedule 1. …` with a table of two columns).
 * Numbers of paragraphs follow from their place: `6.1` has the anchor `clause-6-1`, `(a)` below it
 * `clause-6-1-a`. Defined terms become links to their meaning, each once in a numbered paragraph.
 * @param head the checked front matter
 * @param raw the contract's file; its path and lines are shown to the owner
 * @param text its Markdown, parsed
 * @returns the contract, as far as it can be read, and its issues: parts that are not built so, links
 * between clauses that lead nowhere or elsewhere than they say, key terms whose figures the clause
 * they name does not hold
 */
export function readAgreement(head: AgreementHead, raw: RawText, text: MarkdownRoot) {
	const source: Root = compiler.runSync(text);
	const draft = new AgreementDraft(raw, createTermLinker(findTerms(source), [head.title]));
	const { opening, parts } = splitParts(source);
	compileOpening(draft, opening);
	const { clauses, schedule, sections } = compileParts(draft, parts);
	const tree: Root = { type: "root", children: [...opening, ...sections] };
	checkAnchors(draft, tree, source, clauses.length);
	const { title, version, sample, summary } = head;
	const agreement = {
		title,
		version,
		sample,
		summary,
		keyTerms: readKeyTerms(draft, head.keyTerms),
		/** The share of the fee, such as 0.2 for 20%: the one key term that is a percentage. */
		rate: readRate(draft, head.keyTerms),
		clauses,
		schedule,
		/** In the order of the text. */
		definitions: draft.definitions,
		/** The whole text: numbered, each paragraph with its anchor, defined terms linked. */
		tree,
		minutes: estimateReadingTime(textOf(source)),
	};
	return { agreement, issues: draft.issues };
}

/** Links the terms of the paragraphs before the first clause. */
function compileOpening(draft: AgreementDraft, opening: ReturnType<typeof splitParts>["opening"]) {
	for (const paragraph of opening) {
		if (paragraph.tagName !== "p") {
			draft.report(paragraph, "paragraphs before the first clause");
		}
		draft.link(paragraph, new Set());
	}
}

/** Compiles clauses and schedule in their order. */
function compileParts(draft: AgreementDraft, parts: readonly Part[]) {
	const clauses: Clause[] = [];
	let schedule: Schedule | undefined;
	const sections = parts.flatMap((part) => {
		const title = textOf(part.heading);
		const [, kind, number = "", name = ""] = title.match(/^(Schedule )?(\d+)\. (\S.*)$/) ?? [];
		if (!number) {
			draft.report(part.heading, "a number or “Schedule 1”, a full stop and a title");
			return [];
		}
		if (kind) {
			schedule = { id: `schedule-${number}`, title };
			return compileSchedule(draft, schedule, part);
		}
		const next = clauses.length + 1;
		if (Number(number) !== next) {
			draft.report(part.heading, `${next}. ${name}: clauses are numbered in order`);
		}
		const clause = { number: next, id: `clause-${next}`, title: name };
		clauses.push(clause);
		return compileClause(draft, clause, part);
	});
	return { clauses, schedule, sections };
}
