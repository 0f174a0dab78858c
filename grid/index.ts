/**
 * Creates the drawings of the site. Each is one grid, whose cells are ticks, dots, discs and bars
 * that join. A slug goes in, cells, paths or a file come out, always the same. Nothing here reads a file,
 * asks the time or uses real randomness.
 */
export * from "./cell.ts";
export * from "./colour.ts";
export * from "./cover.ts";
export * from "./drawKeyTerm.ts";
export * from "./habit.ts";
export * from "./palette.ts";
export * from "./pictograms.ts";
export * from "./seed.ts";
export * from "./svg.ts";
export * from "./tiles.ts";
