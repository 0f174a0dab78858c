import type { Step } from "./run.ts";

/** Checks that take seconds. Each counts as one, unit tests as many as their report says. */
export const fastSteps: Step[] = [
	{ name: "route types", command: ["react-router", "typegen"] },
	{ name: "types", command: ["tsc", "--noEmit"] },
	{ name: "lint and format", command: ["biome", "check", "--error-on-warnings", "."] },
	{ name: "prose", command: ["node", "scripts/check-prose.ts"] },
	{ name: "spelling", command: ["cspell", "--no-progress", "--quiet"] },
	{
		name: "unit tests",
		command: ["vitest", "run"],
		report: { file: "reports/unit.json", kind: "vitest" },
	},
];

/** All checks, the deployable build and the built site in a browser among them. */
export const allSteps: Step[] = [
	...fastSteps,
	{ name: "licences", command: ["node", "scripts/check-licences.ts"] },
	{ name: "build", command: ["node", "build/main.ts"] },
	{
		name: "the built site",
		command: ["playwright", "test"],
		report: { file: "reports/site.json", kind: "playwright" },
	},
];

/** The same requests against the preview server, nginx and Cloudflare's engine. Needs nginx. */
export const hostsStep: Step = {
	name: "the hosts",
	command: ["vitest", "run", "--config", "vitest.hosts.config.ts"],
	report: { file: "reports/hosts.json", kind: "vitest" },
};
