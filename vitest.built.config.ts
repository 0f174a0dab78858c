import { defineConfig } from "vitest/config";

/** Tests of the last build's files, without a browser. */
export default defineConfig({
	test: {
		include: ["tests/built/**/*.test.ts"],
		// The documents are read and parsed once for all files of a worker.
		isolate: false,
		testTimeout: 180_000,
		reporters: ["default", ["json", { outputFile: "reports/built.json" }]],
	},
});
