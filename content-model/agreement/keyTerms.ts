import { toString as textOf } from "hast-util-to-string";
import { formatValue } from "../issues/formatIssue.ts";
import type { AgreementHead } from "../schemas/agreementHead.ts";
import type { Clause, KeyTerm, Schedule, Sentence } from "./agreement.ts";

/** A key term of the contract as its file declares it. */
type KeyTermEntry = AgreementHead["keyTerms"][number];

/** Reports an issue with a field at the top of the file. */
export type ReportField = (field: string, received: string, expected: string) => void;

/** A paragraph or an item, with the text below it included. */
interface Target {
	id: string;
	label: string;
	words: string;
}

/** A figure in the text of a key term: a percentage, or a time, such as 10 Business Days. */
const figureInWords = /\d+(?:\.\d+)?(?:%|(?: [a-z]+)?? (?:day|week|month|year)s?\b)/gi;

/** Reads the key terms with the labels of their clauses; reports figures missing from what they name. */
export function readKeyTerms(
	terms: readonly KeyTermEntry[],
	{ clauses, schedule }: { clauses: readonly Clause[]; schedule: Schedule | undefined },
	report: ReportField,
): KeyTerm[] {
	const targets = listTargets(clauses);
	return terms.map((term, index) => {
		const { figure, label, clause } = term;
		const target = targets.find(({ id }) => id === clause);
		if (target) {
			checkFigure(term, target, `keyTerms.${index}.figure`, report);
			checkLabel(term, { targets, schedule }, `keyTerms.${index}.label`, report);
		} else {
			const expected = "the anchor of a numbered paragraph, such as clause-6-1";
			report(`keyTerms.${index}.clause`, formatValue(clause), expected);
		}
		return { figure, label, anchor: clause, clause: target?.label ?? "" };
	});
}

/**
 * Reads the one key term that is a percentage, of two decimals at most, as a share: 0.2 for 20%. Reports an issue
 * unless there is exactly one.
 */
export function readRate(terms: readonly KeyTermEntry[], report: ReportField): number {
	const rates = terms.flatMap(({ figure }) => figure.match(/^(\d+(?:\.\d{1,2})?)%$/)?.[1] ?? []);
	if (rates.length !== 1) {
		const figures = terms.map(({ figure }) => figure).join(", ");
		const expected =
			"exactly one figure that is a percentage, such as 20% or 12.25%: the fee of the worked example";
		report("keyTerms", figures, expected);
	}
	return Number(rates[0]) / 100;
}

/** Lists the paragraphs and items that a key term can refer to. */
function listTargets(clauses: readonly Clause[]): Target[] {
	return clauses
		.flatMap(({ paragraphs }) => paragraphs)
		.flatMap(({ id, label, sentence, items, definitions }) => {
			const sentences = [
				...items.map((item) => item.sentence),
				...definitions.map((definition) => definition.meaning),
			];
			return [
				{ id, label, words: [sentence, ...sentences].map(getSentenceText).join(" ") },
				...items.map((item) => ({ ...item, words: getSentenceText(item.sentence) })),
			];
		});
}

function getSentenceText(sentence: Sentence): string {
	return textOf({ type: "root", children: sentence }).trim();
}

function checkFigure(
	{ figure }: KeyTermEntry,
	{ label, words }: Target,
	field: string,
	report: ReportField,
): void {
	if (!holdsFigure(words, figure)) {
		const expected = `a figure as clause ${label} says it: ${formatValue(words)}`;
		report(field, formatValue(figure), expected);
	}
}

/** Returns whether words hold a figure itself, and not the end of a longer number. */
function holdsFigure(words: string, figure: string): boolean {
	return new RegExp(`(?<![\\d.,])${RegExp.escape(figure)}`).test(words);
}

/** Checks the label of a key term. A second figure may be in another paragraph of the same clause, or in the schedule if the label names it. */
function checkLabel(
	{ label, clause }: KeyTermEntry,
	{ targets, schedule }: { targets: readonly Target[]; schedule: Schedule | undefined },
	field: string,
	report: ReportField,
): void {
	const [clauseId = "", number] = clause.match(/^clause-(\d+)/) ?? [];
	const words = targets
		.filter(({ id }) => id.startsWith(`${clauseId}-`))
		.map((target) => target.words)
		.concat(
			schedule && namesSchedule(label, schedule) ? schedule.rows.flat().map(getSentenceText) : [],
		)
		.join("\n");
	for (const [figure] of label.matchAll(figureInWords)) {
		if (!holdsFigure(words, figure)) {
			const expected = `figures that clause ${number} holds; it does not hold “${figure}”`;
			report(field, formatValue(label), expected);
		}
	}
}

/** Returns whether words name the schedule, such as “Schedule 1”. */
function namesSchedule(words: string, { title }: Schedule): boolean {
	const [name] = /^Schedule \d+/.exec(title) ?? [];
	return name !== undefined && words.includes(name);
}
