import { daysInGrid, drawBar, type Level, type TileName } from "../../../grid/index.ts";
import { HabitRow } from "../../components/HabitRow.tsx";
import { PageTile } from "../../components/PageTile.tsx";
import type { PlainSection } from "../../site/plainText.server.ts";
import "./SectionRow.css";

interface SectionRowProps {
	sections: readonly PlainSection[];
	tile: TileName;
}

/** The page as one row: a bar for each section, as long as the section is. Decorative. */
export function SectionRow({ sections, tile }: SectionRowProps) {
	const [first = [], ...others] = drawSections(sections);
	const days = first.map((level, day) => others.reduce((sum, bar) => bar[day] || sum, level));
	return (
		<div className="section-row on-screen" aria-hidden="true">
			<PageTile tile={tile}>
				<HabitRow days={days} />
			</PageTile>
		</div>
	);
}

/**
 * Draws a row for each section, with its bar alone. The bars of a page fill a row together, each at least a day long, with
 * an empty day between two.
 */
export function drawSections(sections: readonly PlainSection[]): Level[][] {
	const lengths = sections.map(countLetters);
	const total = lengths.reduce((sum, length) => sum + length, 0);
	const days = daysInGrid - (lengths.length - 1);
	let textEnd = 0;
	let rowEnd = 0;
	return lengths.map((length, index) => {
		const textStart = textEnd;
		textEnd += (length / total) * days;
		const start = index > 0 ? rowEnd + 1 : 0;
		rowEnd = start + Math.max(1, Math.round(textEnd) - Math.round(textStart));
		return drawBar(start, rowEnd);
	});
}

function countLetters({ paragraphs }: PlainSection): number {
	return paragraphs.flat().reduce((sum, { text }) => sum + text.length, 0);
}
