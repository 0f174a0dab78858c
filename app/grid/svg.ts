import type { Level, Matrix } from "./cell.ts";

/** The side of a cell in the units of a picture's `viewBox`. */
export const cellSize = 20;

/** Width of the three round marks in units, as stroke widths: section 5 and the `.g0` to `.g2` rules. */
export const markWidth = { tick: 2.2, dot: 4.8, disc: 10.4 } as const;

/** Between the edge of a cell and the bar in it, in units. */
const barGap = 1.8;
/** The round corners of a leaf, in units. */
const leafRadius = 8;

/** All marks of one colour and one shape, as a path. */
export interface MarkPath {
	/** What `tint` gave for these cells, or an empty string. */
	tint: string;
	/** 1 dots and 2 discs are strokes (round caps, dashes of `0 20`); 3 bars are filled. */
	level: 1 | 2 | 3;
	/** The `d` attribute, in units of {@link cellSize} a cell. */
	d: string;
}

/** Names the colour of a cell; an empty string is the picture's own colour. */
export type Tint = (row: number, column: number) => string;

const noTint: Tint = () => "";

/**
 * Turns a picture into as few paths as there are colours and shapes.
 *
 * Dots and discs are strokes: a line with dashes of no length and round caps is a row of circles, so
 * a whole row of equal marks is one segment. Set `stroke-linecap="round"`, `stroke-dasharray="0 20"`
 * and a width from {@link markWidth} on them. Bars are filled outlines, joined to their neighbours of
 * the same level and tint.
 */
export function paths(matrix: Matrix, tint: Tint = noTint): MarkPath[] {
	const found = new Map<string, MarkPath>();
	const add = (name: string, level: MarkPath["level"], d: string): void => {
		const key = `${name}/${level}`;
		const known = found.get(key);
		if (known) known.d += d;
		else found.set(key, { tint: name, level, d });
	};
	for (const patch of patches(matrix, tint)) {
		const { level, tint: name, row, column, rows, columns } = patch;
		if (level === 1 || level === 2) add(name, level, dashes(row, column, columns));
		else if (level === 5) add(name, 3, outline(patch.cells));
		else add(name, 3, bar(row, column, rows, columns));
	}
	return [...found.values()];
}

/**
 * One path for every empty day: a tick in each cell of a grid, drawn beneath the marks. A stroke, see
 * {@link paths}.
 */
export function ticks(rows: number, columns: number): string {
	return Array.from({ length: rows }, (_, row) => dashes(row, 0, columns)).join("");
}

/**
 * The leaf: round at the upper left and lower right, sharp at the other two corners.
 * @param x left edge
 * @param y upper edge
 * @param width at least the radius
 * @param height at least the radius
 * @param radius of the two round corners
 * @returns the `d` attribute of a filled path
 */
export function leaf(x: number, y: number, width: number, height: number, radius: number): string {
	const across = short(width - radius);
	const down = short(height - radius);
	const round = short(radius);
	return `M${short(x + radius)} ${short(y)}h${across}v${down}a${round} ${round} 0 0 1-${round} ${round}h-${across}v-${down}a${round} ${round} 0 0 1 ${round}-${round}z`;
}

/** The colours of a picture file, as any CSS colour; `#rrggbb` opens everywhere. */
export interface FileColours {
	marks: string;
	accent: string;
}

/**
 * Writes a picture as a file of its own: transparent, two colours, presentation attributes only. The
 * page, or the social card, puts the ground behind it.
 * @param picture the cells, and which of them take the accent
 * @param colours of all marks, and of those with the accent
 * @param size in pixels, for readers that do not scale; without it the picture takes the room it gets
 */
export function svgFile(
	picture: { matrix: Matrix; accent?: readonly (readonly boolean[])[] },
	colours: FileColours,
	size?: { width: number; height: number },
): string {
	const { matrix, accent } = picture;
	const rows = matrix.length;
	const columns = matrix[0]?.length ?? 0;
	const tint: Tint = (row, column) => (accent?.[row]?.[column] ? colours.accent : colours.marks);
	const marks = paths(matrix, tint).map(({ tint: colour, level, d }) =>
		level === 3
			? `<path fill="${colour}" d="${d}"/>`
			: `<path stroke="${colour}" stroke-width="${level === 1 ? markWidth.dot : markWidth.disc}" d="${d}"/>`,
	);
	const pixels = size ? ` width="${size.width}" height="${size.height}"` : "";
	return `<svg xmlns="http://www.w3.org/2000/svg"${pixels} viewBox="0 0 ${columns * cellSize} ${rows * cellSize}" fill="none" stroke-linecap="round" stroke-dasharray="0 ${cellSize}"><path stroke="${colours.marks}" stroke-width="${markWidth.tick}" opacity=".4" d="${ticks(rows, columns)}"/>${marks.join("")}</svg>`;
}

/** A place in the grid. */
interface Place {
	row: number;
	column: number;
}

/** Neighbouring cells that are drawn as one: their level and tint, their first cell and extent. */
interface Patch extends Place {
	level: Exclude<Level, 0>;
	tint: string;
	rows: number;
	columns: number;
	cells: Place[];
}

/** Which neighbours a cell joins, by level: to the right and left, or above and below. */
const joins: Record<Exclude<Level, 0>, { across: boolean; down: boolean }> = {
	1: { across: true, down: false },
	2: { across: true, down: false },
	3: { across: true, down: false },
	4: { across: false, down: true },
	5: { across: true, down: true },
};

function patches(matrix: Matrix, tint: Tint): Patch[] {
	const seen = new Set<string>();
	const found: Patch[] = [];
	matrix.forEach((line, row) => {
		line.forEach((level, column) => {
			if (level === 0 || seen.has(`${row},${column}`)) return;
			const name = tint(row, column);
			const patch: Patch = { level, tint: name, row, column, rows: 1, columns: 1, cells: [] };
			const open: Place[] = [{ row, column }];
			for (let here = open.pop(); here; here = open.pop()) {
				const { row: y, column: x } = here;
				const key = `${y},${x}`;
				if (seen.has(key) || matrix[y]?.[x] !== level || tint(y, x) !== name) continue;
				seen.add(key);
				patch.cells.push(here);
				patch.rows = Math.max(patch.rows, y - row + 1);
				patch.columns = Math.max(patch.columns, x - column + 1);
				if (joins[level].across) open.push({ row: y, column: x + 1 }, { row: y, column: x - 1 });
				if (joins[level].down) open.push({ row: y + 1, column: x }, { row: y - 1, column: x });
			}
			found.push(patch);
		});
	});
	return found;
}

/** Circles at the middle of neighbouring cells. The .1 makes room for the last dash. */
function dashes(row: number, column: number, columns: number): string {
	const x = column * cellSize + cellSize / 2;
	const y = row * cellSize + cellSize / 2;
	return `M${x} ${y}h${short((columns - 1) * cellSize + 0.1)}`;
}

function bar(row: number, column: number, rows: number, columns: number): string {
	return leaf(
		column * cellSize + barGap,
		row * cellSize + barGap,
		columns * cellSize - 2 * barGap,
		rows * cellSize - 2 * barGap,
		leafRadius,
	);
}

/** The four ways to walk along the edges of cells: right, down, left, up. */
const steps = [
	{ x: 1, y: 0 },
	{ x: 0, y: 1 },
	{ x: -1, y: 0 },
	{ x: 0, y: -1 },
] as const;

/** A number of {@link steps}; one more is a turn to the right, one less to the left. */
type Direction = 0 | 1 | 2 | 3;
const right: Direction = 0;
const down: Direction = 1;
const left: Direction = 2;
const up: Direction = 3;

/** A turn of the outline, in cells. */
interface Corner {
	x: number;
	y: number;
	from: Direction;
	to: Direction;
}

/**
 * Draws cells that join both ways: walks round them with the cells on the right hand. Holes come out
 * by themselves, for they are walked the other way round.
 */
function outline(cells: readonly Place[]): string {
	const filled = new Set(cells.map(({ row, column }) => `${row},${column}`));
	const edges = new Map<string, { x: number; y: number; direction: Direction }>();
	const addEdge = (x: number, y: number, direction: Direction): void => {
		edges.set(`${x},${y},${direction}`, { x, y, direction });
	};
	for (const { row, column } of cells) {
		if (!filled.has(`${row - 1},${column}`)) addEdge(column, row, right);
		if (!filled.has(`${row},${column + 1}`)) addEdge(column + 1, row, down);
		if (!filled.has(`${row + 1},${column}`)) addEdge(column + 1, row + 1, left);
		if (!filled.has(`${row},${column - 1}`)) addEdge(column, row + 1, up);
	}
	let d = "";
	for (const first of edges.values()) {
		const corners: Corner[] = [];
		let edge: typeof first | undefined = first;
		while (edge) {
			const { direction: from }: typeof first = edge;
			edges.delete(`${edge.x},${edge.y},${from}`);
			const x: number = edge.x + steps[from].x;
			const y: number = edge.y + steps[from].y;
			// A right turn first: where two cells only touch at a corner, they stay apart.
			const turns = [(from + 1) % 4, from, (from + 3) % 4] as Direction[];
			const to = turns.find((turn) => edges.has(`${x},${y},${turn}`)) ?? first.direction;
			if (to !== from) corners.push({ x, y, from, to });
			edge = edges.get(`${x},${y},${to}`);
		}
		d += closedPath(corners);
	}
	return d;
}

/** The walk as a path: inside the edge, with an arc at each corner to the upper left or lower right. */
function closedPath(corners: readonly Corner[]): string {
	const drawn = corners.map(({ x, y, from, to }) => {
		// The inner side of a direction is where a right turn would lead.
		const a = steps[((from + 1) % 4) as Direction];
		const b = steps[((to + 1) % 4) as Direction];
		const round = (from === up && to === right) || (from === down && to === left);
		const radius = round ? leafRadius : 0;
		const enter = steps[from];
		const leave = steps[to];
		const start = {
			x: x * cellSize + barGap * (a.x + b.x) - radius * enter.x,
			y: y * cellSize + barGap * (a.y + b.y) - radius * enter.y,
		};
		const turn = { x: radius * (enter.x + leave.x), y: radius * (enter.y + leave.y) };
		return {
			approach: enter.x === 0 ? `V${short(start.y)}` : `H${short(start.x)}`,
			arc: round ? `a${radius} ${radius} 0 0 1 ${turn.x} ${turn.y}` : "",
			end: `${short(start.x + turn.x)} ${short(start.y + turn.y)}`,
		};
	});
	const [first, ...others] = drawn;
	if (!first) return "";
	const walk = others.map(({ approach, arc }) => approach + arc).join("");
	return `M${first.end}${walk}${first.arc ? first.approach + first.arc : ""}z`;
}

/** A number with two decimals at most, and no more characters than it needs. */
function short(value: number): string {
	return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.");
}
