/**
 * Creates the drawings of the site. Each is one grid, whose cells are ticks, dots, discs and bars
 * that join. A slug goes in, cells, paths or a file come out, always the same. Nothing here reads a file,
 * asks the time or uses real randomness.
 */
export * from "./browser.ts";
export {
	countUsed,
	countUsedMostDays,
	findRuns,
	parseMatrix,
	parseRow,
	toCellState,
} from "./cell.ts";
export { parseColour, toHex } from "./colour.ts";
export {
	type ArrangedCover,
	arrangeCovers,
	type CoverMode,
	type CoverRequest,
	type CoverSize,
	type CoverStyle,
	coverModes,
	createCover,
	smallCoverSize,
	stripCoverSize,
} from "./cover.ts";
export { drawKeyTerm, isKeyTerm } from "./drawKeyTerm.ts";
export { createRulerRow, daysInWeek, weeksInGrid } from "./habit.ts";
export {
	type BrandColours,
	type ColourName,
	createPalette,
	designColours,
	type Palette,
	type Schemes,
} from "./palette.ts";
export {
	getPictogram,
	listPictograms,
	type PictogramName,
	type PictogramSize,
	pictogramNames,
	pictogramSizes,
} from "./pictograms.ts";
export { drawShares } from "./shares.ts";
export {
	cellSize,
	createPaths,
	createTicks,
	formatSvg,
	type GetCellColour,
	strokeWidth,
} from "./svg.ts";
export { getThemeClass, type ThemeName, themeNames } from "./themes.ts";
export { findWeakPairs } from "./weakPairs.ts";
