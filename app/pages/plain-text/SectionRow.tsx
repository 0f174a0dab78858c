import { daysInGrid, type Level } from "../../../grid/index.ts";
import { HabitRow } from "../../components/HabitRow.tsx";
import { WeekLines } from "../../components/WeekLines.tsx";
import type { PlainSection } from "../../site/plainText.server.ts";
import "./SectionRow.css";

/** The page as one row: a bar for each section, as long as the section is. Decorative. */
export function SectionRow({ sections }: { sections: readonly PlainSection[] }) {
	return (
		<div className="section-row wrap on-screen" aria-hidden="true">
			<WeekLines>
				<HabitRow days={drawSections(sections.map(countLetters))} colourClass="hue" />
			</WeekLines>
		</div>
	);
}

function countLetters({ paragraphs }: PlainSection): number {
	return paragraphs.flat().reduce((sum, { text }) => sum + text.length, 0);
}

/** Draws lengths as bars that fill a row together, each at least a day long, with an empty day between two. */
function drawSections(lengths: readonly number[]): Level[] {
	const total = lengths.reduce((sum, length) => sum + length, 0);
	const days = daysInGrid - (lengths.length - 1);
	let end = 0;
	return lengths
		.flatMap((length, index): Level[] => {
			const start = Math.round(end);
			end += (length / total) * days;
			const bar = Array.from({ length: Math.max(1, Math.round(end) - start) }, (): Level => 3);
			return index > 0 ? [0, ...bar] : bar;
		})
		.slice(0, daysInGrid);
}
