/**
 * The owner's desk on this machine: `npm run edit`. PORT is its port (4000); the preview takes the next
 * one. Prints the address that opens it.
 */
import { join } from "node:path";
import { projectFolder } from "../deploy/buildFolder.ts";
import { readPort, requireFreePort } from "../deploy/preview/ports.ts";
import { runProgram } from "../deploy/preview/program.ts";
import { buildClient } from "./client.ts";
import { startPreview } from "./server/drafts.ts";
import { contentChecks } from "./server/publishPages.ts";
import { createDesk } from "./server/server.ts";

const command = "npm run edit";

await runProgram(async () => {
	const port = readPort(process.env.PORT ?? "4000", 2);
	await requireFreePort(port, command);
	await requireFreePort(port + 1, command);
	const client = join(projectFolder, ".cache/desk/client");
	const previewOrigin = `http://localhost:${port + 1}`;
	await buildClient(client);
	startPreview(projectFolder, port + 1);
	const { app, address } = createDesk({
		root: projectFolder,
		client,
		port,
		previewOrigin,
		checks: contentChecks,
	});
	await app.listen({ port, host: "localhost" });
	console.log(`Desk: ${address}`);
	return [app];
});
