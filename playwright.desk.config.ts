import { defineConfig } from "@playwright/test";
import site from "./playwright.config.ts";

/** The desk, which starts itself and needs no build. One runs all of its tests: two are no faster on two cores. */
export default defineConfig({
	...site,
	projects: [{ name: "desk", testDir: "tests/desk" }],
	workers: 1,
	outputDir: "test-results/desk",
	reporter: [["list"], ["json", { outputFile: "reports/desk.json" }]],
	webServer: [],
});
