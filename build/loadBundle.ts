import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Manifest, ManifestChunk } from "vite";
import { islandSuffix } from "../app/islands/islandSuffix.ts";
import type { Scripts } from "../app/site/context.ts";
import type { Site } from "../app/site/site.server.ts";
import { requireValue } from "./requireValue.ts";

/** The framework's bundle for the server, with what the site's own entry exports. */
interface ServerBundle extends ServerBuild {
	entry: { module: typeof import("../app/entry.server.tsx") };
}

/**
 * Loads the bundled code of the site, which holds no content.
 * @param folder where the framework has bundled to.
 * @returns a function that responds with the page that a request asks for; the URLs of the scripts, and of those that
 * islands import once they are used; the stylesheet of all modules.
 */
export async function loadBundle(folder: string) {
	const { scripts, lazyScripts } = findScripts(join(folder, "client"));
	const server: ServerBundle = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
	const handle = createRequestHandler(server, "production");
	const respond = (request: Request, site: Site): Promise<Response> => {
		const context = new RouterContextProvider();
		context.set(server.entry.module.siteContext, site);
		context.set(server.entry.module.scriptsContext, scripts);
		return handle(request, context);
	};
	return { respond, scripts, lazyScripts, stylesheet: readStylesheet(join(folder, "server")) };
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
function findScripts(folder: string): { scripts: Scripts; lazyScripts: string[] } {
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
			`${importers.join(" and ")} share ${sharedChunk}, which is named after one of its modules: add what both import to sharedScript in vite.config.ts.`,
		);
	}
	const getUrl = (module: string) => `/${getChunk(module).file}`;
	return {
		scripts: {
			entry: getUrl(entry),
			islands: Object.fromEntries(
				islands.map((module) => [basename(module, islandSuffix), getUrl(module)]),
			),
		},
		lazyScripts: lazyChunks.map(getUrl),
	};
}
