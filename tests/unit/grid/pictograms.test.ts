import { expect, test } from "vitest";
import type { Matrix } from "../../../app/grid/cell.ts";
import {
	assistantPictogramNames,
	benefitPictogramNames,
	featurePictogramNames,
	type PictogramName,
	pictogram,
	pictogramNames,
	reasonPictogramNames,
	solutionPictogramNames,
	valuePictogramNames,
} from "../../../app/grid/pictograms.ts";
import { paths } from "../../../app/grid/svg.ts";

function size(matrix: Matrix): string {
	return `${matrix[0]?.length} by ${matrix.length}`;
}

test.for<[string, readonly PictogramName[], number, string]>([
	["benefits", benefitPictogramNames, 9, "8 by 5"],
	["assistants", assistantPictogramNames, 12, "5 by 5"],
	["solutions", solutionPictogramNames, 6, "13 by 5"],
	["features", featurePictogramNames, 12, "13 by 3"],
	["reasons", reasonPictogramNames, 8, "25 by 1"],
	["values", valuePictogramNames, 4, "8 by 5"],
])("%s have one size", ([, names, count, expected]) => {
	expect(names).toHaveLength(count);
	for (const name of names) expect(size(pictogram(name)), name).toBe(expected);
});

test("every name draws, and no two draw the same", () => {
	expect(new Set(pictogramNames).size).toBe(pictogramNames.length);
	const drawn = pictogramNames.map((name) => JSON.stringify(paths(pictogram(name))));
	expect(new Set(drawn).size).toBe(pictogramNames.length);
	expect(drawn.join()).not.toMatch(/NaN|undefined/);
});
