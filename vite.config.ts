import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * Reloads the page in development when any file of the site changes. Pages carry no client-side
 * router that could patch itself, so a fresh document is the whole update.
 */
function pageReload(): Plugin {
	return {
		name: "page-reload",
		apply: "serve",
		configureServer(server) {
			server.watcher.add("content");
			server.watcher.on("all", (_event, file) => {
				if (/[\\/](app|content)[\\/]/.test(file)) {
					server.ws.send({ type: "full-reload" });
				}
			});
		},
	};
}

/** The design's colours rest on light-dark(), which every engine has had since May 2024. */
const engines = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

export default defineConfig({
	plugins: [reactRouter(), pageReload()],
	css: { transformer: "lightningcss", lightningcss: { targets: engines } },
	build: {
		target: ["chrome123", "firefox128", "safari17.5"],
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
	},
});
