import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import {
	type Agreement,
	type AgreementProblem,
	anchorsOf,
	type Item,
	itemsOf,
	parseContract,
	readAgreement,
	wordsOf,
} from "./agreement.server.ts";
import { type Issue, show } from "./issues.ts";
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
	return [
		...[...problems, ...linkProblems(body, agreement)]
			.sort((a, b) => a.line - b.line)
			.map(({ line, received, expected }) => ({
				file,
				field: `text, line ${bodyLine + line - 1}`,
				received,
				expected,
			})),
		...keyTermIssues(file, head, agreement),
	];
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
	const received: AgreementProblem[] = [];
	const anchors = anchorsOf(agreement);
	visit(parseContract(body), "link", (link) => {
		if (!link.url.startsWith("#")) {
			return;
		}
		const words = textOf(link);
		const named = anchorNamed(words);
		const exists = anchors.has(link.url.slice(1));
		if (!exists || (named && `#${named}` !== link.url)) {
			received.push({
				line: link.position?.start.line ?? 1,
				received: `[${words}](${link.url})`,
				expected: exists ? `[${words}](#${named})` : allowedAnchors(anchors),
			});
		}
	});
	return received;
}

/** The anchor that the words of a link name: “clause 7.2(a)” is `clause-7-2-a`. */
function anchorNamed(words: string): string | undefined {
	const number = words.match(/^(clause|schedule) (\d+(?:\.\d+)?(?:\([a-z]+\))?)$/i);
	const [, kind = "", place = ""] = number ?? [];
	return number
		? `${kind.toLowerCase()}-${place.replace(/[.(]/g, "-").replace(")", "")}`
		: undefined;
}

/** Tells the forms of anchors, not all two hundred of them. */
function allowedAnchors(anchors: ReadonlySet<string>): string {
	const clauses = [...anchors].filter((anchor) => /^clause-\d+$/.test(anchor)).length;
	return `an anchor of this text: #clause-1 to #clause-${clauses}, #clause-1-1, #clause-1-1-a, #schedule-1, #def- and a term`;
}

function keyTermIssues(file: string, head: AgreementHead, { clauses }: Agreement): Issue[] {
	const issues: Issue[] = [];
	const items = new Map(itemsOf(clauses).map((item) => [item.id, item]));
	for (const [index, { figure, label, clause }] of head.keyTerms.entries()) {
		const field = `keyTerms.${index}`;
		const item = items.get(clause);
		if (!item) {
			issues.push({
				file,
				field: `${field}.clause`,
				received: show(clause),
				expected: "the anchor of a numbered paragraph, such as clause-6-1",
			});
			continue;
		}
		if (!holds(item, figure)) {
			issues.push({
				file,
				field: `${field}.figure`,
				received: show(figure),
				expected: `a figure as clause ${item.label} says it: ${show(wordsOf(item))}`,
			});
		}
		// A second figure may stand in another paragraph of the same clause.
		const whole = clauses.find(({ id }) => clause.startsWith(`${id}-`))?.items.map(wordsOf) ?? [];
		for (const [second] of label.matchAll(/\d+(?: [A-Za-z]+)*? (?:days|months|Days)|\d+%/g)) {
			if (!whole.some((words) => words.includes(second))) {
				issues.push({
					file,
					field: `${field}.label`,
					received: show(label),
					expected: `figures that clause ${item.label.split(".")[0]} holds; it does not hold “${second}”`,
				});
			}
		}
	}
	if (feeRate(head) === undefined) {
		issues.push({
			file,
			field: "keyTerms",
			received: head.keyTerms.map(({ figure }) => figure).join(", "),
			expected:
				"exactly one figure that is a percentage, such as 20%: the fee of the worked example",
		});
	}
	return issues;
}

/** Whether a paragraph says a figure in these words, and not as the end of a longer number. */
function holds(item: Item, figure: string): boolean {
	const parts = wordsOf(item).split(figure);
	return parts.length > 1 && parts.slice(0, -1).some((before) => !/[\d.,]$/.test(before));
}
