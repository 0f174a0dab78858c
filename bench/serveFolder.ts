/**
 * Serves one built folder for a measurement, in a process of its own so that its memory is its own.
 * Arguments: `site` or `sirv`, the build's folder, the port. Says `ready` to its parent when it
 * listens, and answers every message with its resident memory in bytes.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { openBuild, projectFolder } from "../deploy/buildFolder.ts";
import { createSiteServer } from "../deploy/preview/server.ts";

const [kind, directory = "", port] = process.argv.slice(2);
if (kind === "site") {
	await createSiteServer(openBuild(directory)).listen({ port: Number(port) });
} else {
	const files = sirv(join(projectFolder, directory, "client"), {
		brotli: true,
		gzip: true,
		etag: true,
	});
	const server = createServer(files).listen(Number(port));
	await once(server, "listening");
}
process.on("message", () => process.send?.(process.memoryUsage.rss()));
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
