import { h } from "hastscript";
import { describe, expect, test } from "vitest";
import { drawMiniature, miniatureSize } from "./drawMiniature.ts";

const draw = (...blocks: ReturnType<typeof h>[]) =>
	drawMiniature({ type: "root", children: [h("section", blocks)] });

describe("a sheet in small", () => {
	test("has a line of text for each line on paper, and its headings apart", () => {
		const { headings, text } = draw(h("h3", "AI policy"), h("h4", "Use"), h("p", "a".repeat(100)));
		expect(headings).toBe("M0 5h6");
		expect(text).toBe("M0 10h100M0 15h33");
	});

	test("has a dot before each point, and a line for each cell of a row", () => {
		expect(draw(h("ul", h("li", "One point"))).text).toBe("M1 2.5h0M7 2.5h11");
		expect(draw(h("table", h("tr", h("td", "Information"), h("td", "Yes")))).text).toBe(
			"M0 2.5h11M50 2.5h3",
		);
	});

	test("ends where its drawing ends, however long the sheet is", () => {
		const { text } = draw(h("p", "a".repeat(10_000)));
		const lines = text.split("M").slice(1);
		expect(lines.length).toBeGreaterThan(10);
		for (const line of lines) {
			expect(Number(line.match(/ ([\d.]+)h/)?.[1])).toBeLessThan(miniatureSize.height);
		}
	});
});
