import type { Schedule } from "./agreement.ts";
import type { ReadingContext } from "./readingContext.ts";
import { getElements, type Part } from "./structure.ts";

/** Reads the schedule: a table of two columns. */
export function readSchedule(
	{ linkTerms, report }: ReadingContext,
	{ id, title }: Pick<Schedule, "id" | "title">,
	{ heading, content }: Part,
): Schedule {
	const [table, ...rest] = content;
	const [head, ...rows] = getElements(table).flatMap(getElements);
	if (table?.tagName !== "table" || rest.length > 0 || getElements(head).length !== 2) {
		report(table ?? heading, "one table with two columns");
	}
	return {
		id,
		title,
		columns: getElements(head).map(({ children }) => children),
		rows: rows.map((row) => {
			// A term is linked once in a row.
			const linked = new Set<string>();
			return getElements(row).map(({ children }) => linkTerms(children, linked));
		}),
	};
}
