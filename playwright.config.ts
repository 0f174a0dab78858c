import { defineConfig } from "@playwright/test";
import { findBrowser } from "./machine/browser.ts";
import { builtFolder } from "./tests/fixtures/builtFolder.ts";
import { developmentOrigin, developmentPort } from "./tests/fixtures/developmentServer.ts";
import { siteOrigin, testPort } from "./tests/fixtures/served.ts";
import { headlessShell } from "./tests/setup/browser.ts";

export default defineConfig({
	outputDir: "test-results/site",
	fullyParallel: true,
	// With the desk's, which runs at the same time, one more than two cores: pages also wait, for a frame or a picture.
	workers: 2,
	forbidOnly: true,
	retries: 0,
	reporter: [["list"], ["json", { outputFile: "reports/site.json" }]],
	// Baselines are pictures of Linux's text rendering; elsewhere they would differ in every letter.
	projects: [
		{ name: "site", testDir: "tests/site" },
		...(process.platform === "linux" ? [{ name: "visual", testDir: "tests/visual" }] : []),
	],
	snapshotPathTemplate: "tests/visual/baselines/{arg}{ext}",
	updateSnapshots: "none",
	// A busy machine is slow, not wrong.
	timeout: 240_000,
	expect: {
		timeout: 60_000,
		toHaveScreenshot: { maxDiffPixels: 60, threshold: 0.15 },
	},
	use: {
		baseURL: siteOrigin,
		launchOptions: {
			executablePath: findBrowser(headlessShell),
			// Letters as browsers with windows draw them: pictures are alike in both.
			args: ["--no-sandbox", "--font-render-hinting=slight"],
		},
		// A trace of every test would take a fifth of the time; --trace=on records one. So would pictures of
		// those that fail, for which Playwright takes one of each that passes too.
	},
	webServer: [
		{
			// Serves the stubs as well.
			command: "node scripts/start.ts",
			url: siteOrigin,
			env: { PORT: String(testPort), BUILD_DIRECTORY: builtFolder },
			reuseExistingServer: false,
			timeout: 300_000,
			stdout: "pipe",
		},
		{
			command: `node_modules/.bin/react-router dev --port ${developmentPort} --strictPort`,
			// The first answer is slow: what it needs is compiled then.
			url: `${developmentOrigin}/design`,
			reuseExistingServer: false,
			timeout: 120_000,
		},
	],
});
