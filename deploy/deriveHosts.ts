import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../machine/files.ts";
import { formatHeadersFile } from "./cloudflare/headersFile.ts";
import { formatIgnoreFile } from "./cloudflare/ignoreFile.ts";
import { formatRedirectsFile } from "./cloudflare/redirectsFile.ts";
import type { BuildManifest } from "./manifest.ts";
import { formatNginxMaps, formatNginxServer } from "./nginx/configuration.ts";
import { readServedFiles } from "./servedFiles.ts";
import { createServingRules } from "./servingRules.ts";

/** Hand-written nginx files, of which maps.conf and server.conf are templates. */
const nginxSources = join(projectFolder, "deploy/nginx");

/**
 * Derives the configuration of each host from the rules: `_headers`, `_redirects` and `.assetsignore` in the
 * folder of the site; beside it, in `hosts/nginx`, the configuration of a release and the program that
 * publishes it, so that the build's folder is all that a server needs.
 * @param directory the build's folder, which holds `client/`.
 * @param manifest what the build found in its pages.
 * @throws UserError, one line with the remedy, when a host cannot hold what the rules say.
 */
export function deriveHosts(directory: string, manifest: BuildManifest): void {
	const rules = createServingRules(manifest);
	const files = readServedFiles(join(directory, "client"), rules);
	const readTemplate = (name: string) => readFileSync(join(nginxSources, name), "utf8");
	const derivedFiles = {
		"client/_headers": formatHeadersFile(rules),
		"client/_redirects": formatRedirectsFile(rules, files),
		"client/.assetsignore": formatIgnoreFile(rules),
		"hosts/nginx/maps.conf": formatNginxMaps(rules, files, readTemplate("maps.conf")),
		"hosts/nginx/server.conf": formatNginxServer(rules, readTemplate("server.conf")),
	};
	const nginx = join(directory, "hosts/nginx");
	mkdirSync(nginx, { recursive: true });
	for (const [name, text] of Object.entries(derivedFiles)) {
		writeFileSync(join(directory, name), text);
	}
	for (const name of ["website.conf", "container.conf", "release"]) {
		copyFileSync(join(nginxSources, name), join(nginx, name));
	}
	chmodSync(join(nginx, "release"), 0o755);
}
