import { mergeConfig } from "vitest/config";
import unit from "../../vitest.config.ts";

/** The unit tests that start no program and draw no picture: Stryker runs them for each mutant. */
const include = [
	"app/{pages/{events,pricing},pricing,share}/*.test.ts",
	"tests/unit/grid/*.test.ts",
	"tests/unit/{agreement,pricingIssues}.test.ts",
	"tests/unit/content/{anyMarkdown,dates,facts,lowestPrice,nearest,readingTime,sourceNotes}.test.ts",
	"tests/unit/serve/redirectTargets.test.ts",
];

const config = mergeConfig(unit, {});
config.test.include = include;
config.test.reporters = [];
export default config;
