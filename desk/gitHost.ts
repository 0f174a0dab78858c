import { projectFolder } from "../deploy/buildFolder.ts";
import { UserError } from "../deploy/userError.ts";
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
function readSettings(settings: NodeJS.ProcessEnv) {
	const { DESK_HOST = "", DESK_REPOSITORY = "", DESK_BRANCH = "main" } = settings;
	const { DESK_SERVICE, DESK_SIGN_IN, DESK_APP_ID } = settings;
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

/**
 * What a Git host needs beside the desk's scripts: its settings, and the headers of every answer.
 * @param settings the DESK_ variables that build.ts names.
 * @returns the repository that the desk edits, and the files by their names.
 * @throws UserError where a setting is missing or wrong.
 */
export function gitHost(settings: NodeJS.ProcessEnv) {
	const { backend, services } = readSettings(settings);
	const headers = [
		`Content-Security-Policy: ${deskPolicy(services, [])}`,
		"Cache-Control: no-cache",
		"Referrer-Policy: no-referrer",
		"X-Content-Type-Options: nosniff",
		"X-Robots-Tag: noindex",
	];
	return {
		repository: backend.repo,
		files: {
			"config.json": JSON.stringify(deskConfig(projectFolder, backend)),
			_headers: `/*\n  ${headers.join("\n  ")}\n`,
		},
	};
}
