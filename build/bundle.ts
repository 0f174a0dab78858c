import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder, createLogger, type Logger } from "vite";
import type { Site } from "../app/site/site.server.ts";
import { listFiles } from "../machine/files.ts";
import { loadBundle } from "./loadBundle.ts";

/**
 * Bundles the code and copies the browser files into the site's folder.
 * @param client the folder of the site, which need not exist.
 * @param folder where the framework bundles to.
 * @returns a function that renders the page at a path as a document, and throws where it cannot; the URLs of
 * the scripts; the stylesheet; Vite's list of the licences of packages in the scripts.
 */
export async function bundleSite(client: string, folder: string) {
	process.env.BUNDLE_DIRECTORY = folder;
	const builder = await createBuilder({
		mode: "production",
		logLevel: "warn",
		customLogger: createBundlerLogger(),
	});
	await builder.buildApp();
	const { respond, scripts, lazyScripts, stylesheet } = await loadBundle(folder);
	const clientFolder = join(folder, "client");
	const fonts = listFiles(clientFolder).filter((file) => file.endsWith(".woff2"));
	for (const file of [scripts.entry, ...Object.values(scripts.islands), ...lazyScripts, ...fonts]) {
		cpSync(join(clientFolder, file), join(client, file));
	}

	const render = async (path: string, site: Site) => {
		const response = await respond(new Request(new URL(path, "http://localhost")), site);
		if (response.status !== 200) {
			throw new Error(`${path} could not be rendered: status ${response.status}, see above.`);
		}
		return response.text();
	};
	const licences = readFileSync(join(clientFolder, ".vite/licenses.json"), "utf8");
	return { render, scripts, stylesheet, licences };
}

/** Logs bundler warnings except for a CSS selector newer than its parser. */
function createBundlerLogger(): Logger {
	const logger = createLogger("warn");
	return {
		...logger,
		warn: (message, options) => {
			if (!message.includes("'target-current' is not recognized")) {
				logger.warn(message, options);
			}
		},
	};
}
