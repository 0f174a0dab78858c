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
import { deskConfig } from "./config.ts";
import { deskPolicy } from "./policy.ts";

/** How the editor calls each Git host, where it is and what follows for the interface of programs. */
const hosts: Readonly<
	Record<string, { name: string; origin: string; api: (origin: string) => string }>
> = {
	github: {
		name: "github",
		origin: "https://github.com",
		api: (origin) =>
			origin === "https://github.com" ? "https://api.github.com" : `${origin}/api/v3`,
	},
	gitlab: { name: "gitlab", origin: "https://gitlab.com", api: (origin) => `${origin}/api/v4` },
	forgejo: { name: "gitea", origin: "https://codeberg.org", api: (origin) => `${origin}/api/v1` },
};

/** What the settings say. @throws UserError where one is missing or no host is named so. */
function readSettings() {
	const { DESK_HOST = "", DESK_REPOSITORY = "", DESK_BRANCH = "main" } = process.env;
	const { DESK_SERVICE, DESK_SIGN_IN, DESK_APP_ID } = process.env;
	const host = hosts[DESK_HOST];
	if (!host) {
		throw new UserError(`DESK_HOST must be one of: ${Object.keys(hosts).join(", ")}.`);
	}
	if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(DESK_REPOSITORY)) {
		throw new UserError("DESK_REPOSITORY must be the owner and the name, such as firm/website.");
	}
	const origin = new URL(DESK_SERVICE ?? host.origin).origin;
	const api = host.api(origin);
	const signIn = DESK_SIGN_IN ?? (host.name === "github" ? undefined : origin);
	return {
		backend: {
			name: host.name,
			repo: DESK_REPOSITORY,
			branch: DESK_BRANCH,
			api_root: api,
			...(signIn ? { base_url: signIn } : {}),
			...(DESK_APP_ID ? { app_id: DESK_APP_ID, auth_type: "pkce" } : {}),
		},
		services: [...new Set([origin, new URL(api).origin])],
	};
}

try {
	const { backend, services } = readSettings();
	const folder = resolve(projectFolder, process.env.BUILD_DIRECTORY || "dist", "desk");
	await buildClient(folder);
	writeFileSync(join(folder, "config.json"), JSON.stringify(deskConfig(projectFolder, backend)));
	const headers = [
		`Content-Security-Policy: ${deskPolicy(services, [])}`,
		"Cache-Control: no-cache",
		"Referrer-Policy: no-referrer",
		"X-Content-Type-Options: nosniff",
		"X-Robots-Tag: noindex",
	];
	writeFileSync(join(folder, "_headers"), `/*\n  ${headers.join("\n  ")}\n`);
	console.log(`${folder}: the desk of ${backend.repo}. Give it a host name of its own.`);
} catch (error) {
	if (!(error instanceof UserError)) {
		throw error;
	}
	console.error(error.message);
	process.exitCode = 1;
}
