import { dayRow, rowColours } from "../schemas/values.ts";

/** A figure of an article: labelled rows of 25 working days. */
export interface HabitFigure {
	/** The caption: the subject of the figure, and that it is an illustration. */
	caption: string;
	/** Each row's label, its 25 symbols (`.` `-` `o` `#`) and its colour. */
	rows: { label: string; days: string; colour: (typeof rowColours)[number] }[];
}

/** An issue with the text of a figure. */
export interface HabitFigureProblem {
	received: string;
	expected: string;
}

/**
 * Reads the text of a fenced block marked `habit`: a line `caption: …`, then lines of `label | 25 symbols |
 * colour`.
 * @returns the figure, or its issue: received and expected.
 */
export function parseHabitFigure(text: string): HabitFigure | HabitFigureProblem {
	const [first = "", ...lines] = text.trim().split("\n");
	const caption = first.match(/^caption:\s*(\S.*)$/)?.[1];
	if (!caption) {
		return {
			received: first,
			expected: "a first line that reads caption: and what the figure shows",
		};
	}
	const rows: HabitFigure["rows"] = [];
	for (const line of lines) {
		const [label = "", days = "", colour = ""] = line.split("|").map((part) => part.trim());
		const rowColour = rowColours.find((name) => name === colour);
		if (!label || !dayRow.safeParse(days).success || !rowColour) {
			const expected = `label | 25 symbols of . - o # | one of ${rowColours.join(", ")}`;
			return { received: line, expected };
		}
		rows.push({ label, days, colour: rowColour });
	}
	return rows.length > 0
		? { caption, rows }
		: { received: "no rows", expected: "at least one line of label | 25 symbols | colour" };
}
