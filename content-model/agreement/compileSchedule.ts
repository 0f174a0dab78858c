import type { Element } from "hast";
import { h } from "hastscript";
import type { AgreementDraft, Clause } from "./AgreementDraft.ts";
import { getElements, type Part } from "./structure.ts";

/** The schedule, as the list of all clauses shows it. */
export type Schedule = Omit<Clause, "number">;

/** Compiles the schedule: a table of two columns. */
export function compileSchedule(draft: AgreementDraft, schedule: Schedule, part: Part): Element {
	const { id, title } = schedule;
	const [table, ...rest] = part.content;
	const groups = getElements(table);
	const [head, ...rows] = groups.flatMap(getElements);
	if (table?.tagName !== "table" || rest.length > 0 || getElements(head).length !== 2) {
		draft.report(table ?? part.heading, "one table with two columns");
	}
	for (const row of rows) {
		draft.link(row, new Set());
	}
	const compiled = groups.map((group) =>
		h(
			group.tagName,
			getElements(group).map((row) => h("tr", getElements(row))),
		),
	);
	return h(
		"section",
		{ id },
		h("h2", h("a", { href: `#${id}` }, title)),
		h("table", { ariaLabel: title }, compiled),
	);
}
