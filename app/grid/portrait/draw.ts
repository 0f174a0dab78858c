import { leaf } from "../svg.ts";

/** A portrait is 48 by 58 cells of 10 units. */
export const portraitCells = { columns: 48, rows: 58 } as const;

/** The side of a portrait's cell in units of its `viewBox`. */
const cell = 10;

/** Marks from light to dark: from which darkness on, and how wide. Section 6 of the design tokens. */
const dots = [
	{ from: 0.13, width: 2 },
	{ from: 0.27, width: 3.4 },
	{ from: 0.42, width: 5 },
	{ from: 0.57, width: 6.8 },
] as const;
/** The darkness from which cells join into bars. */
const barsFrom = 0.72;

/** The tone of each cell, 0 black to 1 white; null beside the figure. */
export type Tones = readonly (readonly (number | null)[])[];

/** What a cell shows. */
type Mark = "tick" | "nothing" | 0 | 1 | 2 | 3 | "bar";

/**
 * Draws tones as marks: light is nothing or small dots, dark is large dots, darkest is bars.
 * @param tones 58 rows of 48
 * @param ink any CSS colour
 * @returns a file, transparent, presentation attributes only
 */
export function drawTones(tones: Tones, ink: string): string {
	const { columns, rows } = portraitCells;
	const strokes = dots.map(() => "");
	let ticks = "";
	let bars = "";
	tones.forEach((line, row) => {
		const y = row * cell + cell / 2;
		for (const { mark, start, length } of spans(line, row)) {
			const x = start * cell + cell / 2;
			const d = `M${x} ${y}h${short((length - 1) * cell + 0.1)}`;
			if (mark === "bar")
				bars += leaf(start * cell + 0.6, row * cell + 1, length * cell - 1.2, 8, 3.8);
			else if (mark === "tick") ticks += d;
			else if (mark !== "nothing") strokes[mark] += d;
		}
	});
	const strokePaths = dots.map(
		({ width }, index) => `<path stroke-width="${width}" d="${strokes[index]}"/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * cell} ${rows * cell}" fill="none" stroke="${ink}" stroke-linecap="round" stroke-dasharray="0 ${cell}"><path stroke-width="1.6" stroke-dasharray="0 ${2 * cell}" opacity=".4" d="${ticks}"/>${strokePaths.join("")}<path stroke="none" fill="${ink}" d="${bars}"/></svg>`;
}

/** Neighbours with the same mark, from left to right. */
function spans(line: Tones[number], row: number): { mark: Mark; start: number; length: number }[] {
	const found: { mark: Mark; start: number; length: number }[] = [];
	line.forEach((tone, column) => {
		const mark = markOf(tone);
		const last = found.at(-1);
		if (last?.mark === mark) last.length++;
		else found.push({ mark, start: column, length: 1 });
	});
	return found.flatMap((span) => (span.mark === "tick" ? sparse(span, row) : [span]));
}

/**
 * Ticks stand in every second cell of every second row: at the size of a thumbnail one in each cell
 * would be finer than the screen and shimmer.
 */
function sparse<Span extends { start: number; length: number }>(span: Span, row: number): Span[] {
	const start = span.start + (span.start % 2);
	const length = span.start + span.length - start;
	return row % 2 || length < 1 ? [] : [{ ...span, start, length }];
}

function markOf(tone: number | null): Mark {
	if (tone === null) return "tick";
	const dark = (1 - tone) ** 0.92;
	if (dark >= barsFrom) return "bar";
	const index = dots.findLastIndex(({ from }) => dark >= from);
	return index < 0 ? "nothing" : (index as 0 | 1 | 2 | 3);
}

function short(value: number): string {
	return String(Math.round(value * 10) / 10).replace(/^0\./, ".");
}
