import { mergeConfig } from "vitest/config";
import unit from "../../vitest.config.ts";

/** The unit tests that start no program and draw no picture: Stryker runs them for each mutant. */
const include = [
	"app/{pages/{events,pricing},pricing,share}/*.test.ts",
	"app/site/{dates,pricing}.test.ts",
	"grid/*.test.ts",
	"content-model/{agreement,markdown}/*.test.ts",
	"content-model/checks/pricingIssues.test.ts",
	"content-model/{issues/nearest,schemas/facts}.test.ts",
	"deploy/redirectTargets.test.ts",
];

const config = mergeConfig(unit, {});
config.test.include = include;
config.test.reporters = [];
export default config;
