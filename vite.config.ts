import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";

/** Where the site's code and words are. */
const siteFolders = ["app/", "content/"].map((name) =>
	fileURLToPath(new URL(name, import.meta.url)),
);

/**
 * Reloads the page in development when any file of the site changes. Pages carry no client-side
 * router that could patch itself, so a fresh document is the whole update.
 */
function pageReload(): Plugin {
	return {
		name: "page-reload",
		apply: "serve",
		configureServer(server) {
			server.watcher.add(siteFolders);
			server.watcher.on("all", (_event, file) => {
				if (siteFolders.some((folder) => file.startsWith(folder))) {
					server.ws.send({ type: "full-reload" });
				}
			});
		},
	};
}

/** What stands in for React in the browser. Pages are still rendered by React itself. */
const browserRuntime: Readonly<Record<string, string>> = {
	react: "preact/compat",
	"react-dom": "preact/compat",
	"react-dom/client": "preact/compat/client",
	"react/jsx-runtime": "preact/jsx-runtime",
	"react/jsx-dev-runtime": "preact/jsx-dev-runtime",
};

/**
 * Gives the site's own code Preact in the browser: a tenth of the bytes of react-dom. The framework's
 * code keeps React, whose names Preact lacks in part; no page loads it (build/bundle.ts).
 * A name that an island wants and Preact lacks ends the build.
 */
function preactInTheBrowser(): Plugin {
	const [ownCode = ""] = siteFolders;
	return {
		name: "preact-in-the-browser",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		resolveId(source, importer) {
			const replacement = importer?.startsWith(ownCode) && browserRuntime[source];
			return replacement ? this.resolve(replacement, importer, { skipSelf: true }) : null;
		},
	};
}

/** The design's colours rest on light-dark(), which every engine has had since May 2024. */
const engines = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/**
 * Two files at most for an interactive page: what all islands stand on, and the island. Else what an
 * island has in common with a route of the framework becomes a file of its own.
 */
const scriptFiles: Rolldown.CodeSplittingOptions = {
	groups: [
		{
			name: "entry.client",
			test: /\/app\/(?:entry\.client\.tsx|content\/interpolate\.ts|pricing\/dollars\.ts)$/,
			priority: 1,
		},
		{ name: islandOf, test: (id) => islandOf(id) !== null },
	],
};

/** The name of an island, from the path of its module. */
function islandOf(id: string): string | null {
	return /\/app\/islands\/(Estimator|FeeExample|Search|Share)\.tsx$/.exec(id)?.[1] ?? null;
}

export default defineConfig({
	plugins: [preactInTheBrowser(), reactRouter(), pageReload()],
	// Found while a page loads, they would make it load again.
	optimizeDeps: { include: Object.values(browserRuntime) },
	// Builds beside the development server are none of its business.
	server: {
		port: Number(process.env.PORT) || 5173,
		watch: { ignored: ["**/dist*/**", "**/.cache/**", "**/reports/**", "**/test-results/**"] },
	},
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: scriptFiles } } } },
	},
	css: { transformer: "lightningcss", lightningcss: { targets: engines } },
	build: {
		target: ["chrome123", "firefox128", "safari17.5"],
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		// Tells build/bundle.ts which scripts the islands need.
		manifest: true,
		// On a slow machine the bundler would print how long its plugins took.
		rolldownOptions: { checks: { bundlerTimings: false } },
	},
});
