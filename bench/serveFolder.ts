/**
 * Serves one built folder for a measurement, in a process of its own so that its memory is its own.
 * Arguments: `site` or `sirv`, the build's folder, the port. Says `ready` to its parent when it
 * listens, and answers every message with its resident memory in bytes.
 */
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { openBuild, projectFolder } from "../deploy/local/build-folder.ts";
import { listen } from "../deploy/local/http-server.ts";
import { createSiteServer } from "../deploy/local/server.ts";

const [kind, directory = "", port] = process.argv.slice(2);
const server =
	kind === "site"
		? createSiteServer(openBuild(directory))
		: createServer(
				sirv(join(projectFolder, directory, "client"), { brotli: true, gzip: true, etag: true }),
			);
await listen(server, Number(port), "npm run bench");
process.on("message", () => process.send?.(process.memoryUsage.rss()));
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
