import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import {
	type Agreement,
	type AgreementProblem,
	anchorsOf,
	type Item,
	itemsOf,
	readAgreement,
	wordsOf,
} from "./agreement.server.ts";
import { type Issue, show } from "./issues.ts";
import { parseMarkdown } from "./markdown.server.ts";
import type { RawFile } from "./read.server.ts";
import type { AgreementHead } from "./schemas/collections.ts";

/**
 * What in the contract is not as it should be: its build, links between clauses that lead nowhere or
 * elsewhere than they say, key terms whose figures the clause they name does not hold.
 * @param file the contract's file; its path and lines are shown to the owner
 * @param head the front matter, checked
 */
export function agreementIssues(
	{ file, body, bodyLine }: Pick<RawFile, "file" | "body" | "bodyLine">,
	head: AgreementHead,
): Issue[] {
	const { agreement, problems } = readAgreement(head, body);
	const inText = [...problems, ...linkProblems(body, agreement)]
		.sort((a, b) => a.line - b.line)
		.map(({ line, ...problem }) => ({ field: `text, line ${bodyLine + line - 1}`, ...problem }));
	return [...inText, ...keyTermProblems(head, agreement)].map((issue) => ({ file, ...issue }));
}

/**
 * The share of the fee, such as 0.2 for 20%: the one key term that is a percentage.
 * @returns undefined where there is none, which is an issue of the content
 */
export function feeRate({ keyTerms }: Pick<AgreementHead, "keyTerms">): number | undefined {
	const percentages = keyTerms.flatMap(
		({ figure }) => figure.match(/^(\d+(?:\.\d+)?)%$/)?.[1] ?? [],
	);
	return percentages.length === 1 ? Number(percentages[0]) / 100 : undefined;
}

/** Links to places that are not there, or not those that the words of the link name. */
function linkProblems(body: string, agreement: Agreement): AgreementProblem[] {
	const problems: AgreementProblem[] = [];
	const anchors = anchorsOf(agreement);
	const expected = `an anchor of this text: #clause-1 to #clause-${agreement.clauses.length}, #clause-1-1, #clause-1-1-a, #schedule-1, #def- and a term`;
	visit(parseMarkdown(body), "link", (link) => {
		const words = textOf(link);
		const exists = anchors.has(link.url.slice(1));
		const named = anchorNamed(words) ?? link.url;
		if (link.url.startsWith("#") && (!exists || named !== link.url)) {
			problems.push({
				line: link.position?.start.line ?? 1,
				received: `[${words}](${link.url})`,
				expected: exists ? `[${words}](${named})` : expected,
			});
		}
	});
	return problems;
}

/** The anchor that the words of a link name: “clause 7.2(a)” is `#clause-7-2-a`. */
function anchorNamed(words: string): string | undefined {
	return /^(?:clause|schedule) \d+(?:\.\d+)?(?:\([a-z]+\))?$/i.test(words)
		? `#${words.toLowerCase().replace(/[ .(]/g, "-").replace(")", "")}`
		: undefined;
}

function keyTermProblems(head: AgreementHead, { clauses }: Agreement): Omit<Issue, "file">[] {
	const problems: Omit<Issue, "file">[] = [];
	const add = (field: string, received: string, expected: string) =>
		problems.push({ field, received, expected });
	for (const [index, { figure, label, clause }] of head.keyTerms.entries()) {
		const field = `keyTerms.${index}`;
		const item = itemsOf(clauses).find(({ id }) => id === clause);
		if (!item) {
			const expected = "the anchor of a numbered paragraph, such as clause-6-1";
			add(`${field}.clause`, show(clause), expected);
			continue;
		}
		if (!holds(item, figure)) {
			const expected = `a figure as clause ${item.label} says it: ${show(wordsOf(item))}`;
			add(`${field}.figure`, show(figure), expected);
		}
		// A second figure may stand in another paragraph of the same clause.
		const whole = clauses.find(({ id }) => clause.startsWith(`${id}-`));
		const words = whole?.items.map(wordsOf).join("\n") ?? "";
		for (const [second] of label.matchAll(/\d+(?: [A-Za-z]+)*? (?:days|months|Days)|\d+%/g)) {
			if (!words.includes(second)) {
				const expected = `figures that clause ${whole?.number} holds; it does not hold “${second}”`;
				add(`${field}.label`, show(label), expected);
			}
		}
	}
	if (feeRate(head) === undefined) {
		add(
			"keyTerms",
			head.keyTerms.map(({ figure }) => figure).join(", "),
			"exactly one figure that is a percentage, such as 20%: the fee of the worked example",
		);
	}
	return problems;
}

/** Whether a paragraph says a figure in these words, and not as the end of a longer number. */
function holds(item: Item, figure: string): boolean {
	const parts = wordsOf(item).split(figure);
	return parts.length > 1 && parts.slice(0, -1).some((before) => !/[\d.,]$/.test(before));
}
