import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findLicenceIssues, findSevereVulnerabilities, summarise } from "./licences.ts";

let project: string;
beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "licences-"));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Finds the issues of a project whose packages have these licences. */
async function findIssues(
	visitors: Record<string, string>,
	tools: Record<string, string> = {},
	shipped: string[] = [],
) {
	const createVersions = (packages: object) =>
		Object.fromEntries(Object.keys(packages).map((name) => [name, "1.0.0"]));
	const write = (folder: string, fields: object) => {
		mkdirSync(join(project, folder), { recursive: true });
		writeFileSync(
			join(project, folder, "package.json"),
			JSON.stringify({ version: "1.0.0", ...fields }),
		);
	};
	write("", {
		name: "site",
		private: true,
		dependencies: createVersions(visitors),
		devDependencies: createVersions(tools),
	});
	for (const [name, license] of Object.entries({ ...visitors, ...tools })) {
		write(`node_modules/${name}`, { name, ...(license && { license }) });
	}
	return findLicenceIssues(project, shipped);
}

test.each(["MIT", "(MIT OR GPL-3.0-only)", "(MIT AND Zlib)"])("%s may be used", async (licence) => {
	expect(await findIssues({ one: licence })).toEqual([]);
});

test.each(["GPL-3.0-only", "(MIT AND GPL-3.0-only)", "SEE LICENSE IN LICENSE.txt", ""])(
	"“%s” is an issue, for tools too",
	async (licence) => {
		expect(await findIssues({}, { one: licence })).toEqual([
			expect.stringMatching(/^one@1\.0\.0 is under .+\.$/),
		]);
	},
);

test("weaker copyleft is for tools alone, and not for those that the build ships", async () => {
	expect(await findIssues({}, { tool: "MPL-2.0" })).toEqual([]);
	expect(await findIssues({ one: "MPL-2.0" }, { two: "MPL-2.0" }, ["two"])).toEqual([
		"one@1.0.0 is under MPL-2.0, allowed for tools only.",
		"two@1.0.0 is under MPL-2.0, allowed for tools only.",
	]);
});

test("severe vulnerabilities that npm knows of are named, others are not", () => {
	const vulnerabilities = {
		one: { severity: "critical" },
		two: { severity: "high" },
		three: { severity: "moderate" },
	};
	expect(findSevereVulnerabilities(JSON.stringify({ vulnerabilities }))).toEqual([
		"one has a known issue of severity critical.",
		"two has a known issue of severity high.",
	]);
});

test.each(["", "<html>", JSON.stringify({ message: "405 Method Not Allowed" })])(
	"“%s” is no report",
	(output) => {
		expect(findSevereVulnerabilities(output)).toBeUndefined();
	},
);

test.each<[string[], string[] | undefined, boolean, boolean, string]>([
	[[], [], false, true, "Licences: 0 problems. Known vulnerabilities: 0 problems."],
	[[], undefined, false, false, "NOT CHECKED, the registry does not answer npm audit."],
	[[], undefined, true, true, "NOT CHECKED, the registry does not answer npm audit."],
	[["one"], undefined, true, false, "Licences: 1 problems."],
	[[], ["one"], true, false, "Known vulnerabilities: 1 problems."],
])(
	"licences %j and vulnerabilities %j, which may be missing: %j, pass: %j",
	(licences, vulnerabilities, isAuditOptional, isPassed, words) => {
		const summary = summarise(licences, vulnerabilities, isAuditOptional);
		expect(summary).toEqual({ text: expect.stringContaining(words), isPassed });
	},
);
