/**
 * Serves the site that `npm run build` wrote, as a host would: `npm run preview`.
 * PORT is the port (3000), BUILD_DIRECTORY the build's folder (`dist`).
 */
import { openBuild } from "../deploy/buildFolder.ts";
import { createSiteServer } from "../deploy/preview/server.ts";
import { readPort, requireFreePort } from "../machine/ports.ts";
import { runProgram } from "../machine/runProgram.ts";

const command = "npm run preview";

await runProgram(command, async () => {
	const port = readPort(process.env.PORT);
	const build = openBuild(process.env.BUILD_DIRECTORY || "dist");
	await requireFreePort(port, command);
	const site = createSiteServer(build);
	await site.listen({ port });
	console.log(`Site: http://localhost:${port}`);
	return [site];
});
