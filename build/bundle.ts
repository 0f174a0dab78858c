import { cpSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createBuilder, createLogger, type Logger, type Manifest } from "vite";
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
 * URLs of the scripts; the stylesheet; what Vite writes of the licences of packages in the scripts.
 */
export async function bundle(client: string, folder: string) {
	process.env.BUNDLE_DIRECTORY = folder;
	const builder = await createBuilder({
		mode: "production",
		logLevel: "warn",
		customLogger: bundlerLogger(),
	});
	await builder.buildApp();
	const forBrowsers = join(folder, "client");
	const { scripts, later } = scriptsIn(forBrowsers);
	const fonts = filesBelow(forBrowsers).filter((file) => file.endsWith(".woff2"));
	for (const file of [scripts.entry, ...Object.values(scripts.islands), ...later, ...fonts]) {
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
	const licences = readFileSync(join(forBrowsers, ".vite/licenses.json"), "utf8");
	return { render, scripts, stylesheet: stylesheetIn(join(folder, "server")), licences };
}

/** Says what the bundler warns of, but for a selector that is too new for its CSS parser, which passes it on. */
function bundlerLogger(): Logger {
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

/** The stylesheets of all modules, as one. */
function stylesheetIn(folder: string): string {
	const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
	return readFileSync(join(folder, manifest["style.css"]?.file ?? ""), "utf8");
}

/**
 * What interactive pages load: a file that all of them share, one for each island, and later what an
 * island asks for when it is used.
 * @throws where two of these share another file.
 */
function scriptsIn(folder: string): { scripts: Scripts; later: string[] } {
	const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
	const entry = "app/entry.client.tsx";
	const islands = manifest[entry]?.dynamicImports ?? [];
	const later = islands.flatMap((module) => manifest[module]?.dynamicImports ?? []);
	const imported = [...islands, ...later].flatMap((module) => manifest[module]?.imports ?? []);
	const third = imported.find((module) => module !== entry);
	if (third) {
		throw new Error(`Islands share ${third}: name its modules in sharedModules, vite.config.ts.`);
	}
	const urlOf = (module: string) => `/${manifest[module]?.file}`;
	return {
		scripts: {
			entry: urlOf(entry),
			islands: Object.fromEntries(islands.map((module) => [islandName(module), urlOf(module)])),
		},
		later: later.map(urlOf),
	};
}

/** `search`, from `app/pages/search/search.island.tsx`: as app/islands/registry.ts names it. */
function islandName(module: string): string {
	return basename(module, ".island.tsx");
}
