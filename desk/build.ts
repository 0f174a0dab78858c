/**
 * The desk for a team, as a folder for a host name of its own: `npm run build:desk` writes `dist/desk`
 * (BUILD_DIRECTORY is `dist`), which the next build of the site removes again.
 * DESK_HOST is `github`, `gitlab` or `forgejo`, DESK_REPOSITORY is `owner/name`. DESK_BRANCH is the
 * branch (main), DESK_SERVICE the address of a Git host of one's own, DESK_SIGN_IN that of the small
 * service which GitHub's sign-in needs, DESK_APP_ID what GitLab and Forgejo call the desk.
 */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectFolder } from "../deploy/buildFolder.ts";
import { UserError } from "../deploy/userError.ts";
import { buildClient } from "./client.ts";
import { gitHost } from "./gitHost.ts";

try {
	const { repository, files } = gitHost(process.env);
	const folder = resolve(projectFolder, process.env.BUILD_DIRECTORY || "dist", "desk");
	await buildClient(folder);
	for (const [name, text] of Object.entries(files)) {
		writeFileSync(join(folder, name), text);
	}
	console.log(`${folder}: the desk of ${repository}. Give it a host name of its own.`);
} catch (error) {
	if (!(error instanceof UserError)) {
		throw error;
	}
	console.error(error.message);
	process.exitCode = 1;
}
