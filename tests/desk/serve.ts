/** Serves the desk for its tests: DESK_ROOT holds the content, PORT is its port, the preview has the next. */
import { join } from "node:path";
import { projectFolder } from "../../deploy/buildFolder.ts";
import { runProgram } from "../../deploy/preview/program.ts";
import { buildClient } from "../../desk/client.ts";
import { startPreview } from "../../desk/server/drafts.ts";
import { contentChecks } from "../../desk/server/publishPages.ts";
import { createDesk } from "../../desk/server/server.ts";

await runProgram(async () => {
	const { DESK_ROOT: root = "", PORT } = process.env;
	const port = Number(PORT);
	const client = join(projectFolder, ".cache/desk/client");
	startPreview(root, port + 1);
	await buildClient(client);
	const previewOrigin = `http://localhost:${port + 1}`;
	const { app, address } = createDesk({ root, client, port, previewOrigin, checks: contentChecks });
	await app.listen({ port, host: "localhost" });
	console.log(`Desk: ${address}`);
	return [app];
});
