import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { Features } from "lightningcss";
import { defineConfig, type Plugin } from "vite";
import { inlineScripts } from "./build/inlineScripts.ts";

/** Where the site's code and words are. */
const siteFolders = ["app/", "content/", "content-model/", "development/", "grid/", "paths/"].map(
	(name) => fileURLToPath(new URL(name, import.meta.url)),
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

/** Replacements for React in the browser. Pages are still rendered by React itself. */
const browserRuntime: Readonly<Record<string, string>> = {
	react: "preact/compat",
	"react-dom": "preact/compat",
	"react-dom/client": "preact/compat/client",
	"react/jsx-runtime": "preact/jsx-runtime",
	"react/jsx-dev-runtime": "preact/jsx-dev-runtime",
};

/**
 * Gives the site's own code Preact in the browser: a tenth of the bytes of react-dom. The framework's
 * code keeps React, whose names Preact lacks in part; no page of a build loads it.
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

/** The document's module, and those that app/routes.ts names. The framework adds a query to some. */
const routeModule = /\/app\/(?:root|pages\/[^/]+\/route)\.tsx(?:\?.*)?$/;

/**
 * Leaves the modules of routes empty for browsers, which get whole documents and load none of them.
 * Else islands would be split by what they share with routes.
 */
function emptyRoutes(): Plugin {
	return {
		name: "empty-routes",
		apply: "build",
		enforce: "post",
		applyToEnvironment: ({ name }) => name === "client",
		transform(_code, id) {
			return routeModule.test(id) ? { code: "export {};", map: null } : null;
		},
	};
}

/** Puts each stylesheet of a component or page into the cascade layer of its folder (app/styles/brandColours.ts). */
function cascadeLayers(): Plugin {
	return {
		name: "cascade-layers",
		enforce: "pre",
		transform(css, id) {
			const [, layer] = /\/app\/(components|pages)\/[^?]+\.css$/.exec(id) ?? [];
			return layer && { code: `@layer ${layer}{${css}}`, map: null };
		},
	};
}

/**
 * Stylesheets are inline in documents: scripts bring none. An empty module that is a stylesheet still
 * would be a file that islands wait for.
 */
function emptyStylesheets(): Plugin {
	const empty = "\0empty-stylesheet";
	return {
		name: "empty-stylesheets",
		apply: "build",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		resolveId: (source) => (source.endsWith(".css") ? empty : null),
		load: (id) => (id === empty ? "" : null),
	};
}

/** The script that every interactive page loads, and what more than one island imports. */
const sharedModules =
	/\/(?:app\/(?:entry\.client\.tsx|components\/(?:Action\.tsx|classNames\.ts|Field\.tsx)|pricing\/readNumber\.ts|islands\/(?:registry\.ts|LiveText\.tsx|ShareLinks\.tsx|useStatus\.tsx)|share\/shareUrl\.ts)|content-model\/(?:browser\.ts|words\/(?:dollars|interpolate)\.ts)|paths\/index\.ts)$/;

/** The design's colours rest on light-dark(), which every engine has had since May 2024. */
const engines = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** What browsers must understand. */
const target = ["chrome123", "firefox128", "safari17.5"];

export default defineConfig({
	plugins: [
		cascadeLayers(),
		inlineScripts(),
		emptyStylesheets(),
		preactInTheBrowser(),
		reactRouter(),
		emptyRoutes(),
		pageReload(),
	],
	// A package discovered late would reload the page, with its islands half loaded.
	optimizeDeps: { include: Object.values(browserRuntime), noDiscovery: true },
	// Builds beside the development server are ignored.
	server: {
		port: Number(process.env.PORT) || 5173,
		watch: { ignored: ["**/dist*/**", "**/.cache/**", "**/reports/**", "**/test-results/**"] },
	},
	// These engines know what is in use by its own name, but for user-select, which is written twice.
	css: {
		transformer: "lightningcss",
		// PurgeCSS (build/inlineStyles.ts) reads no nested rules.
		lightningcss: {
			targets: engines,
			include: Features.Nesting,
			exclude: Features.VendorPrefixes,
		},
	},
	build: {
		target,
		assetsInlineLimit: 0,
		// build/bundle.ts looks up there which file holds an island.
		manifest: true,
		// On a slow machine the bundler would print how long its plugins took.
		rolldownOptions: { checks: { bundlerTimings: false } },
	},
	environments: {
		// build/inlineStyles.ts takes the stylesheet of all modules from there.
		ssr: { build: { ssrEmitAssets: true, cssCodeSplit: false } },
		client: {
			build: {
				modulePreload: false,
				// Else each island would ask for a stylesheet of its own, which is empty.
				cssCodeSplit: false,
				// What build/notices.ts names.
				license: { fileName: ".vite/licenses.json" },
				rolldownOptions: {
					output: {
						codeSplitting: {
							// A page loads two files: what two islands share goes with what all share.
							groups: [{ name: "entry.client", test: sharedModules }],
						},
					},
				},
			},
		},
	},
});
