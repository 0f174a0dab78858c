import { cp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createBuilder, type Manifest } from "vite";
import type { Site } from "../app/site/site.server.ts";
import { filesBelow } from "./files.ts";

/** The framework's bundle for the server, with what the site's own entry exports. */
interface ServerBundle extends ServerBuild {
	entry: { module: typeof import("../app/entry.server.tsx") };
}

/** The script that every interactive page loads. */
const clientEntry = "app/entry.client.tsx";

/**
 * Has the framework bundle the code, and puts what browsers ask for into the site's folder.
 * @param client the folder of the site, which need not exist.
 * @param folder where the framework bundles to.
 * @returns a function that renders the page at a path as a document; it throws where it cannot.
 */
export async function bundle(
	client: string,
	folder: string,
): Promise<(path: string, site: Site) => Promise<string>> {
	await rm(folder, { recursive: true, force: true });
	process.env.BUNDLE_DIRECTORY = folder;
	const builder = await createBuilder({ mode: "production", logLevel: "warn" });
	await builder.buildApp();
	await copyAssets(join(folder, "client"), client);

	const server: ServerBundle = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
	const handle = createRequestHandler(server, "production");
	return async (path, site) => {
		const context = new RouterContextProvider();
		context.set(server.entry.module.siteContext, site);
		const answer = await handle(new Request(new URL(path, "http://localhost")), context);
		if (answer.status !== 200) {
			throw new Error(`${path} could not be rendered: status ${answer.status}, see above.`);
		}
		return answer.text();
	};
}

/**
 * Copies fonts, and the scripts that islands need. The framework bundles a module for each route as
 * well, which no page loads, and cannot be told not to.
 */
async function copyAssets(from: string, to: string): Promise<void> {
	const manifest: Manifest = JSON.parse(await readFile(join(from, ".vite/manifest.json"), "utf8"));
	const scripts = new Set<string>();
	const waiting = [clientEntry];
	for (const name of waiting) {
		const { file = "", imports = [], dynamicImports = [] } = manifest[name] ?? {};
		if (!scripts.has(file)) {
			scripts.add(file);
			waiting.push(...imports, ...dynamicImports);
		}
	}
	const fonts = (await filesBelow(from)).filter((file) => file.endsWith(".woff2"));
	await Promise.all([...scripts, ...fonts].map((file) => cp(join(from, file), join(to, file))));
}
