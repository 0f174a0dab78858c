import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readPort, requireFreePort } from "../machine/ports.ts";
import { printError } from "../machine/printError.ts";
import { runProgram } from "../machine/runProgram.ts";
import { browserBundle } from "./bundles/browser.ts";
import { bundleOnce, getBundleFolder } from "./bundles/bundleOnce.ts";
import { siteBundle } from "./bundles/site.ts";
import { claimFolder } from "./claimFolder.ts";
import { startPreview, waitForPreview } from "./server/preview/previewServer.ts";
import { getPreviewFolder } from "./server/records/folders.ts";

const command = "npm run edit";

/**
 * Starts the desk and the preview beside it, until a signal or closing the terminal ends both.
 * @param root folder that holds `content/`, in a Git repository.
 */
export async function runDesk(root: string, givenPort: string): Promise<void> {
	// The terminal was closed: the same as Ctrl-C.
	process.on("SIGHUP", () => process.kill(process.pid, "SIGTERM"));
	await runProgram(command, async () => {
		const port = readPort(givenPort, 3);
		await claimFolder(root, `http://localhost:${port}`);
		await requireFreePort(port, command);
		await requireFreePort(port + 1, command);
		await requireFreePort(port + 2, command);
		mkdirSync(getPreviewFolder(root), { recursive: true });
		const [deskOrigin, previewOrigin, stubsOrigin] = [port, port + 1, port + 2].map(
			(each) => `http://localhost:${each}`,
		) as [string, string, string];
		const browserFolder = getBundleFolder(browserBundle);
		const browserBundled = bundleOnce(browserBundle, browserFolder);
		// One bundler at a time: two would take 200 MB more, and the desk's own page comes first.
		const siteFolder = browserBundled.then(() => bundleOnce(siteBundle));
		siteFolder.catch(printError);
		// It takes longest to start: the rest begins beside it.
		const preview = startPreview(root, port + 1, {
			siteFolder,
			pageScript: join(browserFolder, "page.js"),
			deskOrigin,
			stubsOrigin,
		});
		const [{ createStubServer }, { createDesk }] = await Promise.all([
			import("../deploy/preview/stubs.ts"),
			import("./server/server.ts"),
			browserBundled,
		]);
		// External services are stubs: the preview makes no request to other machines.
		const stubs = createStubServer({ siteOrigin: previewOrigin, outerOrigin: deskOrigin });
		await stubs.listen({ port: port + 2, host: "localhost" });
		const { app, address } = createDesk({ root, browserFolder, port, preview });
		await app.listen({ port, host: "localhost" });
		console.log(`Desk: ${address}`);
		// The first page is made while a browser opens. A request for it says so if it cannot be.
		waitForPreview(preview)
			.then(() => fetch(preview.origin))
			.catch(() => {});
		return [app, stubs];
	});
}
