import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Clause, NumberedParagraph, Sentence } from "../../../content-model/index.ts";
import { Contract } from "./Contract.tsx";

const labels = { contents: "Contents", summary: "In short", backToContents: "Back to the clauses" };

/** Renders the sections of a contract, without their classes. */
function renderSections(agreement: Partial<ComponentProps<typeof Contract>["agreement"]>) {
	const whole = { opening: [], clauses: [], schedule: undefined, ...agreement };
	const markup = renderToStaticMarkup(<Contract agreement={whole} labels={labels} />);
	return /<section.*<\/section>/.exec(markup)?.[0].replaceAll(/ class="[^"]*"/g, "");
}

const toSentence = (value: string): Sentence => [{ type: "text", value }];

const paragraph: NumberedParagraph = {
	id: "clause-2-1",
	label: "2.1",
	sentence: toSentence("The Company pays:"),
	items: [{ id: "clause-2-1-a", label: "(a)", sentence: toSentence("the Fee.") }],
	definitions: [],
};

const clause: Clause = {
	number: 2,
	id: "clause-2",
	title: "Fee",
	summary: "What is paid.",
	paragraphs: [],
};

const renderClause = (paragraphs: NumberedParagraph[]) =>
	renderSections({ clauses: [{ ...clause, paragraphs }] });

test("a clause has its number, its summary and its paragraphs, each with its anchor", () => {
	expect(renderClause([paragraph])).toBe(
		[
			'<section id="clause-2">',
			'<h2><a href="#clause-2"><span>2</span> Fee</a></h2>',
			"<p><b>In short</b> What is paid.</p>",
			'<ol><li><b id="clause-2-1">2.1</b><p>The Company pays:</p>',
			'<ol><li id="clause-2-1-a"><span>(a) </span>the Fee.</li></ol></li></ol></section>',
		].join(""),
	);
});

test("each definition of a clause has its anchor", () => {
	const definitions = [{ id: "def-fee", term: "Fee", meaning: toSentence(" means the fee.") }];
	expect(renderClause([{ ...paragraph, items: [], definitions }])).toContain(
		'<ul><li id="def-fee"><p><dfn>Fee</dfn> means the fee.</p></li></ul>',
	);
});

test("the schedule names each row by its first cell", () => {
	const schedule = {
		id: "schedule-1",
		title: "Schedule 1. Terms",
		columns: ["Item", "Term"].map(toSentence),
		rows: [["Fee", "20%"].map(toSentence)],
	};
	expect(renderSections({ schedule })).toBe(
		[
			'<section id="schedule-1"><h2><a href="#schedule-1">Schedule 1. Terms</a></h2>',
			'<table aria-label="Schedule 1. Terms">',
			'<thead><tr><th scope="col">Item</th><th scope="col">Term</th></tr></thead>',
			'<tbody><tr><th scope="row">Fee</th><td>20%</td></tr></tbody>',
			"</table></section>",
		].join(""),
	);
});

test("the number of a clause stays on the line of its word", () => {
	const sentence = toSentence("as clause 4.3 says, and that clause");
	expect(renderClause([{ ...paragraph, items: [], sentence }])).toContain(
		"as clause\u00a04.3 says, and that clause",
	);
});
