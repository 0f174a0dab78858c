import type { Bundle } from "./bundleOnce.ts";

/** The desk's page, and the script that pages of its preview run. */
export const browserBundle: Bundle = {
	name: "browser",
	inputs: [
		"desk/{browser,pageScript,shared}/**/*.{ts,tsx,css,html}",
		"content-model/**/*.ts",
		"grid/**/*.ts",
	],
	getCommand: (folder) => ({
		args: ["--config", "desk/browser/vite.config.ts", "--outDir", folder],
		env: {},
	}),
};
