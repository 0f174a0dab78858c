import { join } from "node:path";
import { build } from "vite";
import { projectFolder } from "../deploy/buildFolder.ts";

/**
 * Makes the editor's page with all it loads: its own scripts, the editor's and the fonts of its package.
 * @param outDir the folder to write.
 */
export async function buildClient(outDir: string): Promise<void> {
	await build({
		configFile: false,
		root: join(projectFolder, "desk/browser"),
		logLevel: "error",
		publicDir: false,
		build: {
			outDir,
			emptyOutDir: true,
			target: "es2024",
			assetsInlineLimit: 0,
			chunkSizeWarningLimit: 5_000,
		},
	});
}
