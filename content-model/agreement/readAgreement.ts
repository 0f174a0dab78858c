import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Root as MarkdownRoot } from "mdast";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Issue } from "../issues/issues.ts";
import { estimateReadingTime } from "../markdown/readingTime.ts";
import { locateTextLine, type RawText } from "../markdown/textLocation.ts";
import type { AgreementHead } from "../schemas/agreementHead.ts";
import type { Agreement, Clause, Schedule, Sentence } from "./agreement.ts";
import { checkAnchors } from "./checkAnchors.ts";
import { type ReportField, readKeyTerms, readRate } from "./keyTerms.ts";
import { createTermLinker } from "./linkTerms.ts";
import { readClause } from "./readClause.ts";
import type { ReadingContext } from "./readingContext.ts";
import { readSchedule } from "./readSchedule.ts";
import { type DefinedItem, findDefinitions, type Part, splitParts } from "./structure.ts";

/** Markdown as elements, with the line of each, and a paragraph in every item of a list. */
const compiler = unified()
	.use(() => (tree: MarkdownRoot) => {
		visit(tree, "list", (list) => {
			list.spread = true;
		});
	})
	.use(remarkRehype);

/**
 * Reads the contract: an opening, clauses (`## 7. Statements and payment`, each with a plain summary as a
 * quotation and a numbered list), a schedule (`## Schedule 1. …` with a table of two columns). Numbers of
 * paragraphs follow from their position: `6.1` has the anchor `clause-6-1`, `(a)` below it `clause-6-1-a`.
 * Defined terms become links to their meaning, each once in a numbered paragraph.
 * @param head the checked front matter
 * @param raw the contract's file; its path and lines are shown to the owner
 * @param text its Markdown, parsed
 * @returns the contract, as far as it can be read, and its issues: parts of another form, links between
 * clauses that lead nowhere or not where they say, key terms whose figures are not in their clause
 */
export function readAgreement(
	head: AgreementHead,
	raw: RawText,
	text: MarkdownRoot,
): { agreement: Agreement; issues: Issue[] } {
	const issues: Issue[] = [];
	const reportField: ReportField = (field, received, expected) => {
		issues.push({ file: raw.file, field, received, expected });
	};
	const report: ReadingContext["report"] = (
		element,
		expected,
		received = textOf(element).trim().slice(0, 60),
	) => {
		const location = locateTextLine(raw, element.position?.start.line ?? 1);
		issues.push({ file: raw.file, ...location, received, expected });
	};

	const tree: Root = compiler.runSync(text);
	const definedItems = findDefinitions(tree);
	checkTerms(definedItems, report);
	const terms = new Set(definedItems.map(({ term }) => term));
	const linkTerms = createTermLinker([...terms], [head.title]);

	const { opening, parts } = splitParts(tree);
	const { clauses, schedule } = readParts({ linkTerms, report }, parts);
	const { title, version, sample, summary } = head;
	const agreement: Agreement = {
		title,
		version,
		sample,
		summary,
		keyTerms: readKeyTerms(head.keyTerms, { clauses, schedule }, reportField),
		rate: readRate(head.keyTerms, reportField),
		opening: readOpening({ linkTerms, report }, opening),
		clauses,
		schedule,
		definitions: clauses
			.flatMap(({ paragraphs }) => paragraphs)
			.flatMap((paragraph) => paragraph.definitions),
		minutes: estimateReadingTime(textOf(tree)),
	};
	checkAnchors(agreement, tree, report);
	return { agreement, issues };
}

/** Reports terms that are defined twice. */
function checkTerms(definitions: readonly DefinedItem[], report: ReadingContext["report"]): void {
	for (const [index, { item, term }] of definitions.entries()) {
		if (definitions.slice(0, index).some((earlier) => earlier.term === term)) {
			report(item, "each term once: it is defined above already");
		}
	}
}

/** Reads the paragraphs before the first clause. */
function readOpening(
	{ linkTerms, report }: ReadingContext,
	opening: readonly Element[],
): Sentence[] {
	return opening.map((paragraph) => {
		if (paragraph.tagName !== "p") {
			report(paragraph, "paragraphs before the first clause");
		}
		return linkTerms(paragraph.children, new Set());
	});
}

/** Reads clauses and schedule in their order. */
function readParts(reader: ReadingContext, parts: readonly Part[]) {
	const clauses: Clause[] = [];
	let schedule: Schedule | undefined;
	for (const part of parts) {
		const title = textOf(part.heading);
		const [, kind, number = "", name = ""] = title.match(/^(Schedule )?(\d+)\. (\S.*)$/) ?? [];
		const next = clauses.length + 1;
		if (!number) {
			reader.report(part.heading, "a number or “Schedule 1”, a full stop and a title");
		} else if (kind) {
			schedule = readSchedule(reader, { id: `schedule-${number}`, title }, part);
		} else {
			if (Number(number) !== next) {
				reader.report(part.heading, `${next}. ${name}: clauses are numbered in order`);
			}
			clauses.push(readClause(reader, { number: next, id: `clause-${next}`, title: name }, part));
		}
	}
	return { clauses, schedule };
}
