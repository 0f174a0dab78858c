import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../deploy/buildFolder.ts";

const folder = join(projectFolder, "desk/browser");

/**
 * Makes the desk's page with all it loads, unless it was made from the same files before.
 * @param outDir the folder to write.
 */
export async function buildClient(outDir: string): Promise<void> {
	const stampFile = join(outDir, "stamp");
	const stamp = stampOf(globSync("desk/**/*.{ts,tsx,css,html}", { cwd: projectFolder }));
	if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) {
		return;
	}
	// Vite is large, and not needed where the page was made before.
	const { build } = await import("vite");
	await build({
		configFile: false,
		root: folder,
		logLevel: "error",
		publicDir: false,
		oxc: { jsx: { runtime: "automatic" } },
		build: {
			outDir,
			emptyOutDir: true,
			target: "es2024",
			assetsInlineLimit: 0,
			chunkSizeWarningLimit: 5_000,
			rolldownOptions: {
				input: {
					desk: join(folder, "index.html"),
					page: join(projectFolder, "desk/preview/page.ts"),
				},
				output: { entryFileNames: "[name].js" },
			},
		},
	});
	writeFileSync(stampFile, stamp);
}

function stampOf(files: readonly string[]): string {
	const hash = createHash("sha256");
	for (const file of [...files.toSorted(), "package-lock.json"]) {
		hash.update(file).update(readFileSync(join(projectFolder, file)));
	}
	return hash.digest("hex");
}
