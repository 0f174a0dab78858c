import { cp, readFile, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { build, createBuilder, type Manifest } from "vite";
import type { Scripts } from "../app/site/context.ts";
import type { Site } from "../app/site/site.server.ts";
import { filesBelow } from "../deploy/buildFolder.ts";
import { preactInTheBrowser, target } from "../vite.config.ts";

/** The framework's bundle for the server, with what the site's own entry exports. */
interface ServerBundle extends ServerBuild {
	entry: { module: typeof import("../app/entry.server.tsx") };
}

/** The script that every interactive page loads. */
const clientEntry = "app/entry.client.tsx";

/** That script, and what more than one island imports. */
const sharedModules =
	/\/app\/(?:entry\.client\.tsx|content\/interpolate\.ts|pricing\/dollars\.ts|pricing\/readNumber\.ts|islands\/(?:PassOn|useStatus)\.tsx|share\/address\.ts)$/;

/**
 * Has the framework bundle the code, and puts what browsers ask for into the site's folder.
 * @param client the folder of the site, which need not exist.
 * @param folder where the framework bundles to.
 * @returns a function that renders the page at a path as a document, and throws where it cannot; the
 * addresses of the scripts.
 */
export async function bundle(
	client: string,
	folder: string,
): Promise<{ render: (path: string, site: Site) => Promise<string>; scripts: Scripts }> {
	await rm(folder, { recursive: true, force: true });
	process.env.BUNDLE_DIRECTORY = folder;
	const builder = await createBuilder({ mode: "production", logLevel: "warn" });
	await builder.buildApp();
	const forBrowsers = join(folder, "client");
	// Fonts only: what else the framework bundles for browsers, modules of routes, no page loads.
	for (const font of filesBelow(forBrowsers).filter((file) => file.endsWith(".woff2"))) {
		await cp(join(forBrowsers, font), join(client, font));
	}
	const scripts = await bundleScripts(client, join(folder, "scripts"));

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
 * Bundles what interactive pages load: a file that all of them share, and one for each island. The
 * framework's own bundle splits them by what they share with routes, which no page loads.
 * @param client the folder of the site.
 * @param folder where to bundle to.
 */
async function bundleScripts(client: string, folder: string): Promise<Scripts> {
	await build({
		configFile: false,
		logLevel: "warn",
		plugins: [preactInTheBrowser()],
		build: {
			outDir: folder,
			target,
			manifest: true,
			modulePreload: false,
			rolldownOptions: {
				input: clientEntry,
				output: {
					codeSplitting: {
						groups: [
							// What two islands share goes with what all share: a page loads two files.
							{ name: "entry.client", test: sharedModules },
						],
					},
				},
			},
		},
	});
	await cp(join(folder, "assets"), join(client, "assets"), { recursive: true });
	const manifest: Manifest = JSON.parse(
		await readFile(join(folder, ".vite/manifest.json"), "utf8"),
	);
	const addressOf = (module: string) => `/${manifest[module]?.file}`;
	const islands = manifest[clientEntry]?.dynamicImports ?? [];
	return {
		entry: addressOf(clientEntry),
		islands: Object.fromEntries(islands.map((module) => [islandName(module), addressOf(module)])),
	};
}

/** `fee-example`, from `app/islands/FeeExample.tsx`: as app/islands/registry.ts names it. */
function islandName(module: string): string {
	return basename(module, ".tsx")
		.replaceAll(/\B[A-Z]/g, "-$&")
		.toLowerCase();
}
