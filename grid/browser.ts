/** What browsers need of the generator: drawings made while the visitor works, without the rest of it. */
export type { Level, Matrix } from "./cell.ts";
export { daysInGrid } from "./habit.ts";
export { drawLeaf } from "./svg.ts";
