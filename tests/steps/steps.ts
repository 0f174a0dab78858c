import { builtFolder } from "../builtFolder.ts";
import { stubsOrigin } from "../served.ts";
import type { Step } from "./run.ts";

/** Checks that take seconds. Each counts as one, unit tests as many as their report says. */
export const fastSteps: Step[] = [
	{
		name: "unit tests",
		command: ["vitest", "run"],
		report: { file: "reports/unit.json", kind: "vitest" },
	},
	{ name: "route types", command: ["react-router", "typegen"] },
	{ name: "types", command: ["tsc", "--noEmit"], after: ["route types"] },
	{ name: "spelling", command: ["npm", "run", "--silent", "spelling", "--", "--quiet"] },
	{ name: "lint and format", command: ["biome", "check", "--error-on-warnings", "."] },
	{ name: "prose", command: ["node", "scripts/check-prose.ts"] },
];

/** The same requests against the preview server, nginx and Cloudflare's engine. Needs nginx. */
const hostsStep: Step = {
	name: "the hosts",
	command: ["vitest", "run", "--config", "vitest.hosts.config.ts"],
	env: { BUILD_DIRECTORY: builtFolder },
	report: { file: "reports/hosts.json", kind: "vitest" },
	after: ["build"],
};

/**
 * All checks: the fast ones, and those of the built site, which is built with stubs for outside services.
 * tests/built/ownerYear.test.ts builds one as it is deployed. What others wait for comes first.
 * @param engines names of the browser engines that can be had here.
 * @param nginx whether the hosts can be compared here.
 */
export function allSteps(engines: readonly string[], nginx: boolean): Step[] {
	return [
		{
			name: "build",
			command: ["npm", "run", "--silent", "build"],
			env: { BUILD_DIRECTORY: builtFolder, STUBS_ORIGIN: stubsOrigin },
		},
		{
			name: "the engines",
			command: ["vitest", "run", "--config", "vitest.engines.config.ts"],
			env: { REUSE_BUILD: "1", ENGINES: engines.join() },
			report: { file: "reports/engines.json", kind: "vitest" },
			after: ["build"],
		},
		{
			name: "the built site",
			command: ["playwright", "test"],
			env: { REUSE_BUILD: "1" },
			report: { file: "reports/site.json", kind: "playwright" },
			after: ["build"],
			apartFrom: "the engines",
		},
		{
			name: "the built files",
			command: ["vitest", "run", "--config", "vitest.built.config.ts"],
			env: { BUILD_DIRECTORY: builtFolder },
			report: { file: "reports/built.json", kind: "vitest" },
			after: ["build"],
		},
		...(nginx ? [hostsStep] : []),
		...fastSteps,
		{ name: "licences", command: ["node", "scripts/check-licences.ts"] },
	];
}
