import { expect, test } from "vitest";
import { type CellState, cellState } from "../../../grid/index.ts";
import { pricing } from "../../../tests/fixtures/pricing.ts";
import { findPlan } from "../../pricing/estimate.ts";
import { drawHeadCount, drawShareBar, getSliderMax } from "./drawings.ts";

test("a plan's head counts its smallest organisation in discs and its largest in dots", () => {
	for (const { from, to } of pricing.plans) {
		const cells = drawHeadCount({ from, to }).flat();
		const count = (state: CellState) => cells.filter((cell) => cell === state).length;
		if (to === null) {
			expect(count(cellState.bar)).toBe(10);
			expect(count(cellState.disc)).toBe(90);
		} else {
			expect(count(cellState.disc)).toBe(from);
			expect(count(cellState.disc) + count(cellState.dot)).toBe(to);
		}
	}
});

test("the slider brings every plan within reach, a whole number of people a dot", () => {
	const reach = getSliderMax(pricing.plans);
	expect(reach).toBe(125);
	expect(findPlan(pricing.plans, reach).name).toBe("XL");
});

test("a share of nothing draws nothing, and shares fill the bar", () => {
	expect(drawShareBar([0, 0])).toEqual([undefined, undefined]);
	const [first, none, last] = drawShareBar([1, 0, 3]);
	expect(none).toBeUndefined();
	expect(first).toMatch(/^M9 2h115/);
	expect(last).toMatch(/^M134 2/);
});
