/**
 * Serves the stand-ins for external services alone, for use beside a site that already runs:
 * `node scripts/stand-ins.ts`. PORT is the site's port (3000); the stand-ins take the one after it.
 */
import { listen } from "../deploy/local/http-server.ts";
import { readPort, requireFreePort } from "../deploy/local/ports.ts";
import { runProgram } from "../deploy/local/program.ts";
import { createStandInServer } from "../deploy/stand-ins/server.ts";

const command = "node scripts/stand-ins.ts";

await runProgram(async () => {
	const sitePort = readPort(process.env.PORT, 2);
	const port = sitePort + 1;
	await requireFreePort(port, command);
	const standIns = createStandInServer({ siteOrigin: `http://localhost:${sitePort}` });
	await listen(standIns, port, command);
	console.log(`Stand-ins for external services: http://localhost:${port}`);
	return [standIns];
});
