/** The part of the generator that browsers run: drawings made while the visitor works. */
export { type CellState, cellState, type Matrix } from "./cell.ts";
export { cellsInRow } from "./habit.ts";
export { drawLeaf } from "./svg.ts";
