import { defineConfig } from "vitest/config";

/** The container of deploy/nginx, built and asked. Needs podman or docker, and the network for Debian's packages. */
export default defineConfig({
	test: {
		// tests/run.ts says where there is no engine.
		include: process.env.CONTAINER === "no" ? [] : ["tests/container/**/*.test.ts"],
		passWithNoTests: process.env.CONTAINER === "no",
		testTimeout: 60_000,
		hookTimeout: 600_000,
		reporters: ["default", ["json", { outputFile: "reports/container.json" }]],
	},
});
