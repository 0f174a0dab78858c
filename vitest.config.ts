import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["tests/unit/**/*.test.{ts,tsx}"],
		// Ends what hangs. Tests that start programs take seconds, more where others share the machine.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		reporters: ["default", ["json", { outputFile: "reports/unit.json" }]],
	},
});
