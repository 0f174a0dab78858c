/**
 * Serves the stubs for external services alone, for use beside a site that already runs:
 * `node scripts/stubs.ts`. PORT is the site's port (3000); the stubs take the one after it.
 */
import { listen } from "../deploy/local/http-server.ts";
import { readPort, requireFreePort } from "../deploy/local/ports.ts";
import { runProgram } from "../deploy/local/program.ts";
import { createStubServer } from "../deploy/stubs/server.ts";

const command = "node scripts/stubs.ts";

await runProgram(async () => {
	const sitePort = readPort(process.env.PORT, 2);
	const port = sitePort + 1;
	await requireFreePort(port, command);
	const stubs = createStubServer({ siteOrigin: `http://localhost:${sitePort}` });
	await listen(stubs, port, command);
	console.log(`Stubs for external services: http://localhost:${port}`);
	return [stubs];
});
