import { defineConfig } from "vitest/config";

/** The same requests against every host: the preview server, nginx and Cloudflare's engine. */
export default defineConfig({
	test: {
		// tests/run.ts says where there is no nginx.
		include: process.env.HOSTS === "none" ? [] : ["tests/hosts/**/*.test.ts"],
		passWithNoTests: process.env.HOSTS === "none",
		globalSetup: "tests/hosts/setup.ts",
		// Many tests wait for a timer of nginx, while others ask.
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 60_000,
		reporters: ["default", ["json", { outputFile: "reports/hosts.json" }]],
	},
});
