/**
 * Builds the site for this machine and serves it, with stubs for the services of others:
 * `npm start`. PORT is the site's port (3000); the stubs take the one after it. The build goes
 * to a folder of its own (BUILD_DIRECTORY, `dist-local`), so that what is deployed never holds a
 * stub’s URL. With REUSE_BUILD the existing build is served as it is.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { openBuild } from "../deploy/buildFolder.ts";
import { createSiteServer } from "../deploy/preview/server.ts";
import { createStubServer } from "../deploy/preview/stubs.ts";
import { projectFolder } from "../machine/files.ts";
import { readPort, requireFreePort } from "../machine/ports.ts";
import { runProgram } from "../machine/runProgram.ts";
import { UserError } from "../machine/userError.ts";

const command = "npm start";
const directory = process.env.BUILD_DIRECTORY || "dist-local";

/** Runs the project's own build; what it prints goes straight to the terminal. */
async function build(stubsOrigin: string, stopping: AbortSignal): Promise<void> {
	const child = spawn(process.execPath, ["build/main.ts", "--with-samples"], {
		cwd: projectFolder,
		env: {
			...process.env,
			NODE_ENV: "production",
			STUBS_ORIGIN: stubsOrigin,
			BUILD_DIRECTORY: directory,
		},
		stdio: "inherit",
		signal: stopping,
	});
	const [status] = await once(child, "exit");
	if (status !== 0) {
		throw new UserError("The build failed: see its message above. Nothing is served.");
	}
}

await runProgram(command, async (stopping) => {
	const port = readPort(process.env.PORT, 2);
	await requireFreePort(port, command);
	await requireFreePort(port + 1, command);

	const siteOrigin = `http://localhost:${port}`;
	const stubsOrigin = `http://localhost:${port + 1}`;
	if (!process.env.REUSE_BUILD) {
		await build(stubsOrigin, stopping);
	}

	const site = createSiteServer(openBuild(directory));
	const stubs = createStubServer({ siteOrigin });
	await stubs.listen({ port: port + 1 });
	await site.listen({ port });
	console.log(`Stubs for external services: ${stubsOrigin}`);
	console.log(`Site: ${siteOrigin}`);
	return [site, stubs];
});
