import { cpSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createBuilder, type Manifest } from "vite";
import type { Scripts } from "../app/site/context.ts";
import type { Site } from "../app/site/site.server.ts";
import { filesBelow } from "../deploy/buildFolder.ts";

/** The framework's bundle for the server, with what the site's own entry exports. */
interface ServerBundle extends ServerBuild {
	entry: { module: typeof import("../app/entry.server.tsx") };
}

/**
 * Has the framework bundle the code, and puts what browsers ask for into the site's folder.
 * @param client the folder of the site, which need not exist.
 * @param folder where the framework bundles to.
 * @returns a function that renders the page at a path as a document, and throws where it cannot; the
 * addresses of the scripts.
 */
export async function bundle(client: string, folder: string) {
	process.env.BUNDLE_DIRECTORY = folder;
	const builder = await createBuilder({ mode: "production", logLevel: "warn" });
	await builder.buildApp();
	const forBrowsers = join(folder, "client");
	const scripts = scriptsIn(forBrowsers);
	const fonts = filesBelow(forBrowsers).filter((file) => file.endsWith(".woff2"));
	for (const file of [scripts.entry, ...Object.values(scripts.islands), ...fonts]) {
		cpSync(join(forBrowsers, file), join(client, file));
	}

	const server: ServerBundle = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
	const handle = createRequestHandler(server, "production");
	const render = async (path: string, site: Site) => {
		const context = new RouterContextProvider();
		context.set(server.entry.module.siteContext, site);
		context.set(server.entry.module.scriptsContext, scripts);
		const answer = await handle(new Request(new URL(path, "http://localhost")), context);
		if (answer.status !== 200) {
			throw new Error(`${path} could not be rendered: status ${answer.status}, see above.`);
		}
		return answer.text();
	};
	return { render, scripts };
}

/**
 * What interactive pages load: a file that all of them share, and one for each island.
 * @throws where two islands share a third file.
 */
function scriptsIn(folder: string): Scripts {
	const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
	const entry = "app/entry.client.tsx";
	const islands = manifest[entry]?.dynamicImports ?? [];
	const imported = islands.flatMap((module) => manifest[module]?.imports ?? []);
	const third = imported.find((module) => module !== entry);
	if (third) {
		throw new Error(`Islands share ${third}: name its modules in sharedModules, vite.config.ts.`);
	}
	const addressOf = (module: string) => `/${manifest[module]?.file}`;
	return {
		entry: addressOf(entry),
		islands: Object.fromEntries(islands.map((module) => [islandName(module), addressOf(module)])),
	};
}

/** `fee-example`, from `app/islands/FeeExample.tsx`: as app/islands/registry.ts names it. */
function islandName(module: string): string {
	return basename(module, ".tsx")
		.replaceAll(/\B[A-Z]/g, "-$&")
		.toLowerCase();
}
