import type { Level } from "../../grid/cell.ts";
import { daysInGrid } from "../../grid/habit.ts";

/**
 * Draws a figure of the contract so that it can be counted: a share as that many evenly spread cells
 * of 25, anything else as that many joined ones, on as many rows of 25 as it takes.
 * @param figure such as `20%` or `5 Business Days`
 * @returns rows of 25 cells; none where the text holds no number
 */
export function keyTermRows(figure: string): Level[][] {
	const number = Number(figure.match(/\d+(?:\.\d+)?/)?.[0] ?? 0);
	if (figure.includes("%")) {
		const filled = Math.round((daysInGrid * Math.min(number, 100)) / 100);
		// A step is taken in the cell in which the share so far reaches the next whole number.
		const reached = (cells: number) => Math.floor((cells * filled) / daysInGrid);
		return [cells((cell) => reached(cell + 1) > reached(cell))];
	}
	return Array.from({ length: Math.ceil(number / daysInGrid) }, (_, row) =>
		cells((cell) => row * daysInGrid + cell < number),
	);
}

function cells(isFilled: (cell: number) => boolean): Level[] {
	return Array.from({ length: daysInGrid }, (_, cell): Level => (isFilled(cell) ? 3 : 0));
}
