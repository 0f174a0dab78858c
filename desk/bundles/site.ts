import type { Bundle } from "./bundleOnce.ts";

/** The code of the site: pages for the server, scripts and fonts for browsers. The content is not in it. */
export const siteBundle: Bundle = {
	name: "site",
	inputs: [
		"{app,build,content-model,deploy,grid,machine,nearest,paths}/**/*.{ts,tsx,css,json,woff2}",
		"{react-router,vite}.config.ts",
	],
	getCommand: (folder) => ({
		args: ["--app", "--logLevel", "error"],
		env: { BUNDLE_DIRECTORY: folder, NODE_ENV: "production" },
	}),
};
