import { cpSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createBuilder, createLogger, type Logger, type Manifest, type ManifestChunk } from "vite";
import { islandEnding } from "../app/islands/fileEnding.ts";
import type { Scripts } from "../app/site/context.ts";
import type { Site } from "../app/site/site.server.ts";
import { listFiles } from "../machine/files.ts";
import { requireValue } from "./requireValue.ts";

/** The framework's bundle for the server, with what the site's own entry exports. */
interface ServerBundle extends ServerBuild {
	entry: { module: typeof import("../app/entry.server.tsx") };
}

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
	const clientFolder = join(folder, "client");
	const { scripts, lazyChunks } = findScripts(clientFolder);
	const fonts = listFiles(clientFolder).filter((file) => file.endsWith(".woff2"));
	for (const file of [scripts.entry, ...Object.values(scripts.islands), ...lazyChunks, ...fonts]) {
		cpSync(join(clientFolder, file), join(client, file));
	}

	const server: ServerBundle = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
	const handle = createRequestHandler(server, "production");
	const render = async (path: string, site: Site) => {
		const context = new RouterContextProvider();
		context.set(server.entry.module.siteContext, site);
		context.set(server.entry.module.scriptsContext, scripts);
		const response = await handle(new Request(new URL(path, "http://localhost")), context);
		if (response.status !== 200) {
			throw new Error(`${path} could not be rendered: status ${response.status}, see above.`);
		}
		return response.text();
	};
	const licences = readFileSync(join(clientFolder, ".vite/licenses.json"), "utf8");
	return { render, scripts, stylesheet: readStylesheet(join(folder, "server")), licences };
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

/** Reads the stylesheets of all modules, as one. */
function readStylesheet(folder: string): string {
	const getChunk = readManifest(folder);
	return readFileSync(join(folder, getChunk("style.css").file), "utf8");
}

/** Reads Vite's list of chunks, and returns a function that gives the one of a module. */
function readManifest(folder: string): (module: string) => ManifestChunk {
	const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
	return (module) => requireValue(manifest[module], `The chunk of ${module} in ${folder}`);
}

/**
 * Finds the scripts of interactive pages: one that all of them share, one for each island, and those that an
 * island imports once it is used.
 * @throws where two of these share another file.
 */
function findScripts(folder: string): { scripts: Scripts; lazyChunks: string[] } {
	const getChunk = readManifest(folder);
	const entry = "app/entry.client.tsx";
	const islands = getChunk(entry).dynamicImports ?? [];
	const lazyChunks = islands.flatMap((module) => getChunk(module).dynamicImports ?? []);
	const importsOf = (module: string) => getChunk(module).imports ?? [];
	const scriptModules = [...islands, ...lazyChunks];
	const sharedChunk = scriptModules.flatMap(importsOf).find((module) => module !== entry);
	if (sharedChunk) {
		const importers = scriptModules.filter((module) => importsOf(module).includes(sharedChunk));
		throw new Error(
			`${importers.join(" and ")} share ${sharedChunk}, which is named after one of its modules: name all that both import in build/vite/sharedModules.ts.`,
		);
	}
	const getUrl = (module: string) => `/${getChunk(module).file}`;
	return {
		scripts: {
			entry: getUrl(entry),
			islands: Object.fromEntries(
				islands.map((module) => [basename(module, islandEnding), getUrl(module)]),
			),
		},
		lazyChunks: lazyChunks.map(getUrl),
	};
}
