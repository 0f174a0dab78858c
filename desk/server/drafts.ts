import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../deploy/buildFolder.ts";
import { type ProcessGroup, spawnGroup } from "../../scripts/startServer.ts";

/** Where unsaved words stand for the preview. @param root folder that holds `content/`. */
export function draftsOf(root: string): string {
	return join(root, ".cache/desk/drafts");
}

/** Makes the preview show what is saved. */
export function resetDrafts(root: string): void {
	const drafts = join(draftsOf(root), "content");
	rmSync(drafts, { recursive: true, force: true });
	cpSync(join(root, "content"), drafts, { recursive: true, preserveTimestamps: true });
}

/** Starts the site's own development server on the drafts: it reads the content where it is started. */
export function startPreview(root: string, port: number): ProcessGroup {
	resetDrafts(root);
	const program = join(projectFolder, "node_modules/.bin/react-router");
	return spawnGroup(
		[process.execPath, program, "dev", projectFolder, "--port", String(port), "--strictPort"],
		{
			cwd: draftsOf(root),
			stdio: ["ignore", "ignore", "inherit"],
			// The build of the editor has set another one.
			env: { ...process.env, NODE_ENV: "development" },
		},
	);
}
