import { mergeConfig } from "vitest/config";
import unit from "../../vitest.config.ts";
import settings from "./stryker.config.json" with { type: "json" };

/** The unit tests of the modules that are mutated, beside each. */
const ownTests = settings.mutate.map((modules) => modules.replace(/\.ts$/, ".test.ts"));

/** Further tests that reach them, start no program and draw no picture: Stryker runs them for each mutant. */
const furtherTests = [
	"app/{pages/{events,pricing},pricing,share}/*.test.ts",
	"app/site/pricing.test.ts",
	"grid/*.test.ts",
	"content-model/markdown/*.test.ts",
	"content-model/facts/facts.test.ts",
	"nearest/nearest.test.ts",
	"deploy/redirectTargets.test.ts",
];

const config = mergeConfig(unit, {});
config.test.include = [...ownTests, ...furtherTests];
config.test.reporters = [];
// Stryker's runner has threads, which take no such arguments.
config.test.execArgv = [];
export default config;
