import { globSync, statSync } from "node:fs";
import { createSite, type Site } from "./site.server.ts";

let last: { stamp: string; site: Site } | undefined;

/**
 * The site made from the content as it is now, made anew when a file has changed.
 * @throws ContentError naming every issue.
 */
export function developmentSite(): Site {
	const stamp = stampOf("content");
	if (last?.stamp !== stamp) {
		last = { stamp, site: createSite(process.cwd(), process.env.STUBS_ORIGIN) };
	}
	return last.site;
}

/** The names and times of all files below a folder. */
function stampOf(folder: string): string {
	const files = globSync(`${folder}/**/*`, { withFileTypes: false });
	return files.map((file) => `${file} ${statSync(file).mtimeMs}`).join();
}
