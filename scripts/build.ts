/**
 * Checks all content, then builds the site: `npm run build`. The deployable folder is `client` in
 * BUILD_DIRECTORY (`dist`). STAND_INS_ORIGIN is set by `npm start` only.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { ContentError } from "../app/content/faults.ts";
import { loadContent } from "../app/content/load.server.ts";
import { projectFolder } from "../deploy/local/build-folder.ts";

process.chdir(projectFolder);
try {
	loadContent(projectFolder, process.env.STAND_INS_ORIGIN);
} catch (error) {
	if (!(error instanceof ContentError)) {
		throw error;
	}
	console.error(error.message);
	process.exit(1);
}

rmSync(process.env.BUILD_DIRECTORY ?? "dist", { recursive: true, force: true });
const { status } = spawnSync("node_modules/.bin/react-router", ["build"], {
	stdio: "inherit",
	env: { ...process.env, NODE_ENV: "production" },
});
process.exit(status ?? 1);
