import { defineConfig, type Plugin } from "vite";
import site from "../../vite.config.ts";

/** Ends the development server of the preview when the desk closes its input. */
function endWithDesk(): Plugin {
	return {
		name: "end-with-desk",
		configureServer() {
			process.stdin.resume().on("end", () => process.exit(0));
		},
	};
}

/** The desk updates the page by itself, at the place where the reader is. */
const plugins = (site.plugins ?? []).filter(
	(plugin) => !(plugin && "name" in plugin && plugin.name === "page-reload"),
);

export default defineConfig({
	...site,
	cacheDir: "node_modules/.vite-desk",
	plugins: [...plugins, endWithDesk()],
});
