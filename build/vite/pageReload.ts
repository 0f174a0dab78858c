import type { Plugin } from "vite";
import { siteFolders } from "./siteFolders.ts";

/**
 * Reloads the page in development when any file of the site changes. Pages carry no client-side
 * router that could patch itself, so a fresh document is the whole update.
 */
export function pageReload(): Plugin {
	return {
		name: "page-reload",
		apply: "serve",
		configureServer(server) {
			server.watcher.add(siteFolders);
			server.watcher.on("all", (_event, file) => {
				if (siteFolders.some((folder) => file.startsWith(folder))) {
					server.ws.send({ type: "full-reload" });
				}
			});
		},
	};
}
