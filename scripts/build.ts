/**
 * Checks all content, then builds the site: `npm run build`. The deployable folder is `client` in
 * BUILD_DIRECTORY (`dist`). STAND_INS_ORIGIN is set by `npm start` only.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { writePictures } from "../app/content/encodePicture.server.ts";
import { ContentError } from "../app/content/faults.ts";
import { type Content, loadContent } from "../app/content/load.server.ts";
import { type Pictures, readPictures } from "../app/content/pictures.server.ts";
import { sitePaths } from "../app/content/sitePaths.server.ts";
import { searchEntries } from "../app/search/entries.server.ts";
import { writeSocialCards } from "../app/social/writeCards.server.ts";
import { finishBuild } from "../deploy/build/finish.ts";
import { renderPaths } from "../deploy/build/render.ts";
import { writeSearchIndex } from "../deploy/build/searchIndex.ts";
import { projectFolder } from "../deploy/local/build-folder.ts";

process.chdir(projectFolder);
process.env.NODE_ENV = "production";
const directory = resolve(process.env.BUILD_DIRECTORY ?? "dist");
const client = join(directory, "client");
const { content, pictures } = checkedContent();

rmSync(directory, { recursive: true, force: true });
const bundling = spawnSync("node_modules/.bin/react-router", ["build", "--logLevel", "warn"], {
	stdio: "inherit",
});
if (bundling.status !== 0) {
	process.exit(1);
}
const paths = sitePaths(content);
await renderPaths({
	serverBundle: join(directory, "server/index.js"),
	root: client,
	paths,
});
await writePictures(projectFolder, client, pictures);
await writeSocialCards(client, content);
await writeSearchIndex(client, searchEntries(content));
await finishBuild({ directory, contactForm: content.destinations.contactForm });
console.log(`Built ${paths.length} pages and drawings into ${client}`);

/** All content, or an end with status 1 and every fault named; an earlier build stays as it is. */
function checkedContent(): { content: Content; pictures: Pictures } {
	try {
		const content = loadContent(projectFolder, process.env.STAND_INS_ORIGIN);
		return { content, pictures: readPictures(projectFolder, content) };
	} catch (error) {
		if (!(error instanceof ContentError)) {
			throw error;
		}
		console.error(error.message);
		process.exit(1);
	}
}
