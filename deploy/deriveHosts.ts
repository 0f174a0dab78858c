import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headersFile } from "./cloudflare/headersFile.ts";
import { ignoreFile } from "./cloudflare/ignoreFile.ts";
import { redirectsFile } from "./cloudflare/redirectsFile.ts";
import type { BuildManifest } from "./manifest.ts";
import { nginxConfiguration } from "./nginx/configuration.ts";
import { siteRules } from "./rules.ts";
import { readSiteFiles } from "./siteFiles.ts";

/**
 * Derives from the rules what each host reads: `_headers`, `_redirects` and `.assetsignore` in the
 * folder of the site, `hosts/nginx/nginx.conf` beside it.
 * @param directory the build's folder, which holds `client/`.
 * @param manifest what the build found in its pages.
 * @returns the files written, as paths from the build's folder.
 * @throws UserError, one line with the remedy, when a host cannot hold what the rules say.
 */
export function deriveHosts(directory: string, manifest: BuildManifest): string[] {
	const rules = siteRules(manifest);
	const files = readSiteFiles(join(directory, "client"), rules);
	const derived = {
		"client/_headers": headersFile(rules),
		"client/_redirects": redirectsFile(rules, files),
		"client/.assetsignore": ignoreFile(rules),
		// Folders as deploy/nginx/Containerfile lays them out.
		"hosts/nginx/nginx.conf": nginxConfiguration({
			rules,
			files,
			root: "/srv/site",
			listen: "8080",
			scratch: "/tmp",
		}),
	};
	mkdirSync(join(directory, "hosts/nginx"), { recursive: true });
	for (const [name, text] of Object.entries(derived)) {
		writeFileSync(join(directory, name), text);
	}
	return Object.keys(derived);
}
