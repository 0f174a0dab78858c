import { defineConfig } from "vitest/config";
import { inlineScripts } from "./build/vite/inlineScripts.ts";

// Far from Melbourne: what follows the clock of the machine instead of the site's is found.
process.env.TZ = "America/Los_Angeles";

export default defineConfig({
	plugins: [inlineScripts()],
	// Without "development": as in the build and at the desk, where the Markdown reader does not check itself too.
	ssr: { resolve: { conditions: ["node", "module-sync"] } },
	test: {
		include: [
			"{app,bench,build,content-model,deploy,desk,grid,machine,nearest,proofreading,scripts}/**/*.test.{ts,tsx}",
			"tests/{lint,specification,unit}/**/*.test.ts",
			"tests/*.test.ts",
		],
		// Stylesheets are empty here, but for those whose text a module takes.
		css: { include: [/\.css\?raw$/] },
		// Processes of their own: the larger a process, the dearer each program that it starts, and the desk's
		// tests start Git a thousand times.
		pool: "forks",
		// What one content check leaves behind is collected at once.
		execArgv: ["--max-semi-space-size=64"],
		// Vitest leaves one core to others, which of two is half.
		maxWorkers: 2,
		// Files of one process share what they import: the site is made once for all of them.
		isolate: false,
		// Ends what hangs. Tests that start programs take seconds, more where others share the machine.
		testTimeout: 240_000,
		hookTimeout: 240_000,
		expect: { poll: { timeout: 60_000 } },
		reporters: ["default", ["json", { outputFile: "reports/unit.json" }]],
	},
});
