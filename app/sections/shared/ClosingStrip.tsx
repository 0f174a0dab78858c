import { HabitRow } from "../../components/HabitRow.tsx";
import { parseRow } from "../../grid/index.ts";

interface ClosingStripProps {
	/** Rows of 25 marks, from top to bottom. */
	rows: readonly string[];
}

/** The page's own subject as habit rows along the closing band. It decorates. */
export function ClosingStrip({ rows }: ClosingStripProps) {
	return rows.map((row, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the picture
		<HabitRow key={index} days={parseRow(row)} />
	));
}
