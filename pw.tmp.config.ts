import { defineConfig } from "@playwright/test";
export default defineConfig({
	testDir: "tests/desk",
	outputDir: "/tmp/desk-look/results",
	workers: 1,
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: "list",
	use: {
		actionTimeout: 8000,
		launchOptions: { executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] },
		screenshot: "only-on-failure",
	},
});
