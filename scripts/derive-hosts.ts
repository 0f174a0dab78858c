/**
 * Writes anew what each host reads, from the rules in `deploy/rules.ts` and the last build:
 * `node scripts/derive-hosts.ts`. A build does this itself; run it after a change of the rules
 * alone. BUILD_DIRECTORY is the build's folder (`dist`).
 */
import { resolve } from "node:path";
import { deriveHosts } from "../deploy/deriveHosts.ts";
import { openBuild, projectFolder } from "../deploy/local/build-folder.ts";
import { UserError } from "../deploy/userError.ts";

const directory = process.env.BUILD_DIRECTORY || "dist";
try {
	const { policy } = openBuild(directory);
	for (const name of deriveHosts(resolve(projectFolder, directory), policy)) {
		console.log(`${directory}/${name}`);
	}
} catch (error) {
	if (!(error instanceof UserError)) {
		throw error;
	}
	console.error(error.message);
	process.exit(1);
}
