import { describe, expect, test } from "vitest";
import {
	type Finding,
	getRequiredContrast,
	describe as inWords,
	isBelowRequired,
} from "../contrast/measure.ts";

describe("contrast", () => {
	test("asks less of large text and of large bold text", () => {
		expect(getRequiredContrast(17, 840)).toBe(4.5);
		expect(getRequiredContrast(23.9, 400)).toBe(4.5);
		expect(getRequiredContrast(24, 240)).toBe(3);
		expect(getRequiredContrast(18.66, 700)).toBe(4.5);
		expect(getRequiredContrast(56 / 3, 700)).toBe(3);
		expect(getRequiredContrast(20, 690)).toBe(4.5);
	});
});

describe("findings", () => {
	const finding: Finding = {
		kind: "text",
		pair: "#111111 on #ffffff",
		ratio: 4.5,
		required: 4.5,
		what: "A word",
		where: "main > p (/, 1440 px, light)",
	};

	test("fall short below what is required, not at it", () => {
		expect(isBelowRequired(finding)).toBe(false);
		expect(isBelowRequired({ ...finding, ratio: 4.499 })).toBe(true);
	});

	test("are said in one line", () => {
		expect(inWords(finding)).toBe(
			"4.50 of 4.5 text: #111111 on #ffffff, “A word”, main > p (/, 1440 px, light)",
		);
	});
});
