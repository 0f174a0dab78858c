import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFolder } from "../../deploy/buildFolder.ts";
import { type ProcessGroup, spawnGroup } from "../../scripts/startServer.ts";
import { type FileChange, listContent, placeOf, readContent } from "./contentFiles.ts";

/** Where unsaved words stand for the preview. @param root folder that holds `content/`. */
function draftsOf(root: string): string {
	return join(root, ".cache/desk/drafts");
}

/**
 * Makes the preview show what is saved, and one file as it stands in a form. Files that stay are not
 * touched: the preview may be reading them.
 */
export function writeDrafts(root: string, draft?: FileChange): void {
	const drafts = draftsOf(root);
	if (draft) {
		placeOf(drafts, draft.path);
	}
	const paths = new Set([...listContent(root), ...(draft ? [draft.path] : [])]);
	for (const path of paths) {
		const bytes = path === draft?.path ? draft.bytes : readContent(root, path);
		const file = placeOf(drafts, path);
		if (bytes && !(existsSync(file) && readFileSync(file).equals(bytes))) {
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, bytes);
		}
	}
	for (const path of existsSync(drafts) ? listContent(drafts) : []) {
		if (!paths.has(path)) {
			rmSync(placeOf(drafts, path));
		}
	}
}

/** Starts the site's own development server on the drafts: it reads the content where it is started. */
export function startPreview(root: string, port: number): ProcessGroup {
	writeDrafts(root);
	const program = join(projectFolder, "node_modules/.bin/react-router");
	return spawnGroup(
		[process.execPath, program, "dev", projectFolder, "--port", String(port), "--strictPort"],
		{
			cwd: draftsOf(root),
			// What is wrong with a draft stands in its page.
			stdio: "ignore",
			// The build of the editor has set another one.
			env: { ...process.env, NODE_ENV: "development" },
		},
		// The desk ends itself, and the preview with it.
		() => {},
	);
}
