import { type CellState, cellState, type Matrix } from "./cell.ts";
import type { ColourTheme } from "./palette.ts";

/** The side of a cell in the units of a drawing's `viewBox`. */
export const cellSize = 20;

/** Width of the three round symbols in units, as stroke widths. Stylesheets repeat it, and a test compares them. */
export const strokeWidth = { tick: 2.2, dot: 4.8, disc: 10.4 } as const;

/** The gap between the edge of a cell and the bar in it, in units: a whole number keeps pages small. */
const barGap = 2;
/** The round corners of a leaf, in units. */
const leafRadius = 8;

/** All cells of one colour and one state, as a path. */
interface CellPath {
	/** The result of `getCellColour` for these cells, or an empty string. */
	colour: string;
	/** Dots and discs are strokes (round caps, dashes of `0 20`); bars are filled. */
	state: typeof cellState.dot | typeof cellState.disc | typeof cellState.bar;
	/** The `d` attribute, in units of {@link cellSize} a cell. */
	d: string;
}

/** Names the colour of a cell; an empty string is the drawing's own colour. */
export type GetCellColour = (row: number, column: number, state: CellState) => string;

/**
 * Turns a drawing into as few paths as there are colours and shapes.
 *
 * Dots and discs are strokes: a line with dashes of no length and round caps is a row of circles, so
 * a whole row of equal symbols is one segment. Set `stroke-linecap="round"`, `stroke-dasharray="0 20"`
 * and a width from {@link strokeWidth} on them. Bars are filled outlines, joined to their neighbours of
 * the same state and colour.
 */
export function createPaths(matrix: Matrix, getCellColour: GetCellColour = () => ""): CellPath[] {
	const pathsByKey = new Map<string, CellPath>();
	for (const patch of findPatches(matrix, getCellColour)) {
		const { colour, row, column, cells } = patch;
		const state =
			patch.state === cellState.dot || patch.state === cellState.disc ? patch.state : cellState.bar;
		const path = pathsByKey.get(`${colour}/${state}`) ?? { colour, state, d: "" };
		pathsByKey.set(`${colour}/${state}`, path);
		if (state < cellState.bar) {
			path.d += drawDashes(row, column, cells.length);
		} else {
			path.d += patch.state === cellState.barBothWays ? drawOutline(cells) : drawBar(patch);
		}
	}
	return [...pathsByKey.values()];
}

/**
 * Creates one path for every empty day: a tick in each cell of a grid, drawn beneath the symbols. A stroke, see
 * {@link createPaths}.
 */
export function createTicks(rows: number, columns: number): string {
	return Array.from({ length: rows }, (_, row) => drawDashes(row, 0, columns)).join("");
}

/**
 * Draws the leaf: round at the upper left and lower right, sharp at the other two corners.
 * @param x left edge
 * @param y upper edge
 * @param width at least the radius
 * @param height at least the radius
 * @param radius of the two round corners
 * @returns the `d` attribute of a filled path
 */
export function drawLeaf(
	x: number,
	y: number,
	width: number,
	height: number,
	radius: number,
): string {
	const across = formatCoordinate(width - radius);
	const down = formatCoordinate(height - radius);
	const round = formatCoordinate(radius);
	return `M${formatCoordinate(x + radius)} ${formatCoordinate(y)}h${across}v${down}a${round} ${round} 0 0 1-${round} ${round}h-${across}v-${down}a${round} ${round} 0 0 1 ${round}-${round}z`;
}

/**
 * Writes a drawing as a file of its own: transparent, two colours, presentation attributes only. The
 * page, or the social card, puts the ground behind it.
 * @param drawing the cells, and which of them take the accent
 * @param theme gives the ink of the symbols, and the colour of those with the accent
 * @param size in pixels, for readers that do not scale; without it the drawing takes the room it gets, or its
 * own width where there is no stylesheet
 */
export function formatSvg(
	drawing: { matrix: Matrix; accent?: readonly (readonly boolean[])[] },
	{ ink: { hex }, accent: { hex: accentHex } }: Pick<ColourTheme, "ink" | "accent">,
	size?: { width: number; height: number },
): string {
	const { matrix, accent } = drawing;
	const rows = matrix.length;
	const columns = matrix[0]?.length ?? 0;
	const getCellColour: GetCellColour = (row, column) => (accent?.[row]?.[column] ? accentHex : hex);
	const paths = createPaths(matrix, getCellColour).map(({ colour, state, d }) =>
		state === cellState.bar
			? `<path fill="${colour}" d="${d}"/>`
			: `<path stroke="${colour}" stroke-width="${state === cellState.dot ? strokeWidth.dot : strokeWidth.disc}" d="${d}"/>`,
	);
	const width = columns * cellSize;
	const pixels = size ? `width="${size.width}" height="${size.height}"` : `width="${width}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${pixels} viewBox="0 0 ${width} ${rows * cellSize}" fill="none" stroke-linecap="round" stroke-dasharray="0 ${cellSize}"><path stroke="${hex}" stroke-width="${strokeWidth.tick}" opacity=".4" d="${createTicks(rows, columns)}"/>${paths.join("")}</svg>`;
}

/** The position of a cell in the grid. */
interface Position {
	row: number;
	column: number;
}

/** Neighbouring cells that are drawn as one: their state and colour, the first of them, all of them. */
interface Patch extends Position {
	state: Exclude<CellState, typeof cellState.tick>;
	colour: string;
	cells: Position[];
}

/** The four directions along the edges of cells: right, down, left, up. The next one is a turn to the right. */
const directions = [
	{ x: 1, y: 0 },
	{ x: 0, y: 1 },
	{ x: -1, y: 0 },
	{ x: 0, y: -1 },
] as const;

/** Returns the directions of the neighbours that a cell joins. */
function getJoinDirections(state: CellState) {
	return directions.filter(
		({ x }) => state === cellState.barBothWays || (state === cellState.barDown) === (x === 0),
	);
}

function findPatches(matrix: Matrix, getCellColour: GetCellColour): Patch[] {
	const seen = new Set<string>();
	const patches: Patch[] = [];
	matrix.forEach((line, row) => {
		line.forEach((state, column) => {
			if (state === cellState.tick || seen.has(`${row},${column}`)) {
				return;
			}
			const colour = getCellColour(row, column, state);
			const cells: Position[] = [];
			const queue: Position[] = [{ row, column }];
			for (let cell = queue.pop(); cell; cell = queue.pop()) {
				const { row: y, column: x } = cell;
				const key = `${y},${x}`;
				if (seen.has(key) || matrix[y]?.[x] !== state || getCellColour(y, x, state) !== colour) {
					continue;
				}
				seen.add(key);
				cells.push(cell);
				queue.push(
					...getJoinDirections(state).map((direction) => ({
						row: y + direction.y,
						column: x + direction.x,
					})),
				);
			}
			patches.push({ state, colour, row, column, cells });
		});
	});
	return patches;
}

/** Draws circles at the middle of neighbouring cells. A unit more makes room for the last dash. */
function drawDashes(row: number, column: number, columns: number): string {
	const x = column * cellSize + cellSize / 2;
	const y = row * cellSize + cellSize / 2;
	return `M${x} ${y}h${(columns - 1) * cellSize + 1}`;
}

/** Draws a bar down or across. */
function drawBar({ state, row, column, cells }: Patch): string {
	const long = cells.length * cellSize - 2 * barGap;
	const short = cellSize - 2 * barGap;
	const [width, height] = state === cellState.barDown ? [short, long] : [long, short];
	return drawLeaf(column * cellSize + barGap, row * cellSize + barGap, width, height, leafRadius);
}

/** Returns the step in a direction, counted on past the last. */
function getStep(direction: number): { x: number; y: number } {
	return directions[direction % 4] ?? directions[0];
}

/** A corner of a cell from which an edge of the outline leads on. */
interface Edge {
	x: number;
	y: number;
	direction: number;
}

const createKey = ({ x, y, direction }: Edge) => `${x},${y},${direction}`;

/**
 * Draws cells that join both ways: walks round them with the cells on the right hand. Holes come out
 * by themselves, for they are walked the other way round.
 */
function drawOutline(cells: readonly Position[]): string {
	const edges = findEdges(cells);
	let d = "";
	for (const first of edges.values()) {
		// Edges of a walk that is done are no longer there.
		d += formatPath(traceOutline(first, edges));
	}
	return d;
}

/** Finds the edges between a cell and what is not one, by their keys: the corner each begins at, and its direction. */
function findEdges(cells: readonly Position[]): Map<string, Edge> {
	const filledCells = new Set(cells.map(({ row, column }) => `${column},${row}`));
	const edges = cells.flatMap(({ row: y, column: x }): Edge[] => [
		...(filledCells.has(`${x},${y - 1}`) ? [] : [{ x, y, direction: 0 }]),
		...(filledCells.has(`${x + 1},${y}`) ? [] : [{ x: x + 1, y, direction: 1 }]),
		...(filledCells.has(`${x},${y + 1}`) ? [] : [{ x: x + 1, y: y + 1, direction: 2 }]),
		...(filledCells.has(`${x - 1},${y}`) ? [] : [{ x, y: y + 1, direction: 3 }]),
	]);
	return new Map(edges.map((edge) => [createKey(edge), edge]));
}

/** Traces the corners of a walk along the edges, which it takes away. */
function traceOutline(first: Edge, edges: Map<string, Edge>): Corner[] {
	const corners: Corner[] = [];
	let edge = first;
	while (edges.delete(createKey(edge))) {
		const x = edge.x + getStep(edge.direction).x;
		const y = edge.y + getStep(edge.direction).y;
		// A right turn first: where two cells only touch at a corner, they stay apart.
		const turns = [edge.direction + 1, edge.direction, edge.direction + 3].map((turn) => turn % 4);
		const direction =
			turns.find((turn) => edges.has(createKey({ x, y, direction: turn }))) ?? first.direction;
		if (direction !== edge.direction) {
			corners.push(createCorner(x, y, edge.direction, direction));
		}
		edge = { x, y, direction };
	}
	return corners;
}

/** Formats a walk as a closed path. */
function formatPath([start, ...others]: readonly Corner[]): string {
	const lines = others.map(({ approach, arc }) => approach + arc).join("");
	return start ? `M${start.end}${lines}${start.arc && start.approach + start.arc}z` : "";
}

/** A turn of the walk: inside the edge, with an arc at the upper left and lower right. */
interface Corner {
	/** Leads to where the turn begins. */
	approach: string;
	/** Empty for a sharp turn. */
	arc: string;
	/** The end of the turn. */
	end: string;
}

function createCorner(x: number, y: number, from: number, to: number): Corner {
	const enter = getStep(from);
	const leave = getStep(to);
	const radius = from % 2 === 1 && to === (from + 1) % 4 ? leafRadius : 0;
	// The inner side of a direction is where a right turn would lead.
	const startX =
		x * cellSize + barGap * (getStep(from + 1).x + getStep(to + 1).x) - radius * enter.x;
	const startY =
		y * cellSize + barGap * (getStep(from + 1).y + getStep(to + 1).y) - radius * enter.y;
	const turnX = radius * (enter.x + leave.x);
	const turnY = radius * (enter.y + leave.y);
	return {
		approach: enter.x === 0 ? `V${formatCoordinate(startY)}` : `H${formatCoordinate(startX)}`,
		arc: radius > 0 ? `a${radius} ${radius} 0 0 1 ${turnX} ${turnY}` : "",
		end: `${formatCoordinate(startX + turnX)} ${formatCoordinate(startY + turnY)}`,
	};
}

/** Formats a number of a path: two decimals at most, and no more characters than it needs. */
function formatCoordinate(value: number): string {
	return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.");
}
