import { describe, expect, test } from "vitest";
import { isAllowed, licenceIssues } from "../../../scripts/dependencies/licences.ts";

const notInstalled = () => undefined;

describe("a licence", () => {
	const allowed = new Set(["MIT", "ISC", "CC BY-SA 4.0", "Apache-2.0 WITH LLVM-exception"]);
	test.each([
		["MIT", true],
		["GPL-3.0", false],
		["MIT OR GPL-3.0", true],
		["GPL-3.0 OR MIT", true],
		["MIT AND GPL-3.0", false],
		["MIT AND ISC", true],
		["(MIT AND ISC)", true],
		["(MIT OR GPL-3.0) AND ISC", true],
		["(MIT OR ISC) AND GPL-3.0", false],
		["GPL-3.0 AND ISC OR MIT", true],
		["MIT OR GPL-3.0 AND BUSL-1.1", true],
		["CC BY-SA 4.0", true],
		["Apache-2.0 WITH LLVM-exception", true],
		["Apache-2.0", false],
		["MITX", false],
		["(MIT", false],
		["MIT ISC", false],
		["MIT)", false],
		["MIT OR", false],
		["SEE LICENSE IN LICENSE.txt", false],
		["UNLICENSED", false],
		["", false],
	])("%j can be met: %s", (expression, met) => {
		expect(isAllowed(expression, allowed)).toBe(met);
	});
});

describe("a lock file", () => {
	test("of permissive packages has no issue", () => {
		const packages = {
			"": { license: "UNLICENSED" },
			"node_modules/a": { license: "MIT" },
			"node_modules/a/node_modules/@b/c": { license: "Apache-2.0", dev: true },
			linked: { link: true },
		};
		expect(licenceIssues(packages, notInstalled)).toEqual([]);
	});

	test("names the package and its licence where that is not allowed", () => {
		const packages = {
			"node_modules/a/node_modules/@b/c": { license: "AGPL-3.0-only", dev: true },
		};
		expect(licenceIssues(packages, notInstalled)).toEqual([
			"@b/c is under AGPL-3.0-only (node_modules/a/node_modules/@b/c).",
		]);
	});

	test("may hold more for tools than for what visitors receive", () => {
		const licence = { license: "MPL-2.0" };
		expect(licenceIssues({ "node_modules/a": { ...licence, dev: true } }, notInstalled)).toEqual(
			[],
		);
		for (const used of [licence, { ...licence, devOptional: true }]) {
			expect(licenceIssues({ "node_modules/a": used }, notInstalled)).toEqual([
				"a is under MPL-2.0, allowed for tools of development only (node_modules/a).",
			]);
		}
	});

	test("asks the same of a tool of which the build puts a part into the site", () => {
		const packages = { "node_modules/pagefind": { license: "MPL-2.0", dev: true } };
		expect(licenceIssues(packages, notInstalled)).toHaveLength(1);
	});

	test.each([
		["a text", { license: "MIT" }],
		["an object", { license: { type: "MIT", url: "https://a.example" } }],
		["an old list", { licenses: [{ type: "GPL-2.0" }, { type: "MIT" }] }],
	])("that leaves a licence out is completed by the package, %s", (_what, installed) => {
		expect(licenceIssues({ "node_modules/a": {} }, () => installed)).toEqual([]);
	});

	test("says where no licence is to be found", () => {
		for (const installed of [undefined, {}, { license: " " }, { licenses: [] }]) {
			expect(licenceIssues({ "node_modules/a": {} }, () => installed)).toEqual([
				"a names no licence (node_modules/a).",
			]);
		}
	});
});
