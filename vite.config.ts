import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets, Features } from "lightningcss";
import { defineConfig } from "vite";
import { browserImports } from "./build/vite/browserImports.ts";
import { cascadeLayers } from "./build/vite/cascadeLayers.ts";
import { emptyRoutes } from "./build/vite/emptyRoutes.ts";
import { inlineScripts } from "./build/vite/inlineScripts.ts";
import { pageReload } from "./build/vite/pageReload.ts";
import { plainDynamicImports } from "./build/vite/plainDynamicImports.ts";
import { browserRuntime, preactInTheBrowser } from "./build/vite/preactInTheBrowser.ts";
import { repeatImports } from "./build/vite/repeatImports.ts";
import { cssModules, shortClassNames } from "./build/vite/shortClassNames.ts";

/**
 * Required features of browsers. The design's colours rest on light-dark(), which every engine has had
 * since May 2024. Nothing has a fallback for older ones.
 */
const browsers = ["chrome 123", "firefox 128", "safari 17.5"];

/** The script of every interactive page: what runs islands, fields that several have, and whatever these import. */
const sharedScript =
	/\/app\/(?:entry\.client|islands\/.*|components\/(?:Field|LiveText)|pricing\/share)\.tsx?$/;

export default defineConfig({
	plugins: [
		// Why each is there: docs/decisions/0021-framework-and-plugins.md.
		// Before the framework sees them: stylesheets, and what scripts import. Each of these changes something else, so
		// their order is free.
		browserImports(),
		cascadeLayers(),
		inlineScripts(),
		plainDynamicImports(),
		repeatImports(),
		preactInTheBrowser(),
		// The framework, and after it what empties the modules of routes that it has made.
		reactRouter(),
		emptyRoutes(),
		// After the stylesheets are written.
		shortClassNames(),
		// Development alone.
		pageReload(),
	],
	// A package discovered late would reload the page, with its islands half loaded. Browsers load these bundled: the
	// parts of Preact, and the package that is no ES module. Others of the islands are served as they are.
	optimizeDeps: {
		include: [...Object.values(browserRuntime), "damerau-levenshtein"],
		noDiscovery: true,
	},
	// Builds beside the development server are ignored.
	server: {
		port: Number(process.env.PORT) || 5173,
		watch: {
			ignored: [
				"**/dist*/**",
				"**/.cache/**",
				"**/.desk/**",
				"**/reports/**",
				"**/test-results/**",
			],
		},
	},
	// These engines know what is in use by its own name, but for user-select, which is written twice.
	css: {
		transformer: "lightningcss",
		// PurgeCSS (build/inlineStyles.ts) reads no nested rules.
		lightningcss: {
			targets: browserslistToTargets(browsers),
			include: Features.Nesting,
			exclude: Features.VendorPrefixes,
			// Names of widths: app/styles/breakpoints.ts.
			drafts: { customMedia: true },
			cssModules,
		},
	},
	build: {
		target: browsers.map((browser) => browser.replace(" ", "")),
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
				// Else each island would ask for a stylesheet of its own, which its document has inline.
				cssCodeSplit: false,
				// The files that build/notices.ts names.
				license: { fileName: ".vite/licenses.json" },
				rolldownOptions: {
					// Classes are written where they are used.
					optimization: { inlineConst: { mode: "all", pass: 1 } },
					output: {
						codeSplitting: {
							// A page loads two files: what two islands share goes with what all share.
							groups: [{ name: "entry.client", test: sharedScript }],
						},
					},
				},
			},
		},
	},
});
