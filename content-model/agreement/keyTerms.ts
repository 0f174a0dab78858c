import { formatValue } from "../issues/issues.ts";
import type { AgreementHead } from "../schemas/collections.ts";
import type { AgreementDraft } from "./AgreementDraft.ts";

/** A key term of the contract as its file says it. */
type KeyTermEntry = AgreementHead["keyTerms"][number];

/** A figure in the words of a key term: days, months or a percentage. */
const figureInWords = /\d+(?: [A-Za-z]+)*? (?:days|months|Days)|\d+%/g;

/** The key terms with the labels of their clauses; reports figures missing from their clauses. */
export function readKeyTerms(draft: AgreementDraft, terms: readonly KeyTermEntry[]) {
	return terms.map((term, index) => {
		const { figure, label, clause } = term;
		checkFigure(draft, term, `keyTerms.${index}`);
		checkLabel(draft, term, `keyTerms.${index}.label`);
		return { figure, label, anchor: clause, clause: draft.paragraphs.get(clause)?.label ?? "" };
	});
}

/** The one key term that is a percentage, as a share: 0.2 for 20%. Notes where there is not one. */
export function readRate(draft: AgreementDraft, terms: readonly KeyTermEntry[]): number {
	const rates = terms.flatMap(({ figure }) => figure.match(/^(\d+(?:\.\d+)?)%$/)?.[1] ?? []);
	if (rates.length !== 1) {
		const figures = terms.map(({ figure }) => figure).join(", ");
		const expected =
			"exactly one figure that is a percentage, such as 20%: the fee of the worked example";
		draft.refuse("keyTerms", figures, expected);
	}
	return Number(rates[0]) / 100;
}

function checkFigure(draft: AgreementDraft, { figure, clause }: KeyTermEntry, field: string): void {
	const paragraph = draft.paragraphs.get(clause);
	if (!paragraph) {
		const expected = "the anchor of a numbered paragraph, such as clause-6-1";
		draft.refuse(`${field}.clause`, formatValue(clause), expected);
		return;
	}
	// The figure itself, and not the end of a longer number.
	if (!new RegExp(`(?<![\\d.,])${RegExp.escape(figure)}`).test(paragraph.words)) {
		const expected = `a figure as clause ${paragraph.label} says it: ${formatValue(paragraph.words)}`;
		draft.refuse(`${field}.figure`, formatValue(figure), expected);
	}
}

/** A second figure may be in another paragraph of the same clause. */
function checkLabel(draft: AgreementDraft, { label, clause }: KeyTermEntry, field: string): void {
	const [whole = "", number] = clause.match(/^clause-(\d+)/) ?? [];
	if (!draft.paragraphs.has(clause)) {
		return;
	}
	const words = Array.from(draft.paragraphs)
		.filter(([id]) => id.startsWith(`${whole}-`))
		.map(([, paragraph]) => paragraph.words)
		.join("\n");
	for (const [second] of label.matchAll(figureInWords)) {
		if (!words.includes(second)) {
			const expected = `figures that clause ${number} holds; it does not hold “${second}”`;
			draft.refuse(field, formatValue(label), expected);
		}
	}
}
