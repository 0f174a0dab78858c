import { join } from "node:path";
import { defineConfig } from "vite";

/** Bundles the desk's page, and the script that pages of its preview run. */
export default defineConfig({
	root: import.meta.dirname,
	logLevel: "error",
	publicDir: false,
	oxc: { jsx: { runtime: "automatic" } },
	build: {
		emptyOutDir: true,
		target: "es2024",
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 5_000,
		rolldownOptions: {
			input: {
				desk: join(import.meta.dirname, "index.html"),
				page: join(import.meta.dirname, "../pageScript/page.ts"),
			},
			output: { entryFileNames: "[name].js" },
		},
	},
});
