import { defineConfig } from "vitest/config";

/** The built site in Chromium, Firefox and WebKit, each in a file of its own. */
export default defineConfig({
	test: {
		include: ["tests/engines/**/*.test.ts"],
		globalSetup: "tests/engines/setup.ts",
		maxWorkers: 2,
		// A busy machine is slow, not wrong.
		testTimeout: 240_000,
		hookTimeout: 240_000,
		expect: { poll: { timeout: 60_000 } },
		reporters: ["default", ["json", { outputFile: "reports/engines.json" }]],
	},
});
