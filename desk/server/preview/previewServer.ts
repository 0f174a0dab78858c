import { get } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { projectFolder } from "../../../machine/files.ts";
import { type ProcessGroup, spawnGroup } from "../../../machine/processes.ts";
import { errorPath } from "../../../paths/index.ts";
import { getPreviewFolder } from "../records/folders.ts";
import { Refusal } from "../refusals/refusal.ts";
import { keepRunning } from "./keepRunning.ts";

/** The server of the site's pages. */
export interface PreviewServer {
	readonly origin: string;
	/** Why it shows no page any more, and what to do; empty while it runs, or is about to. */
	readonly problem: string;
}

/** What the preview needs to serve pages for the desk. */
interface PreviewOptions {
	/** The folder of the bundled code of the site, once it is there. */
	readonly siteFolder: Promise<string>;
	/** File of the built script by which a page exchanges messages with the desk. */
	readonly pageScript: string;
	readonly deskOrigin: string;
	readonly stubsOrigin: string;
}

/**
 * Starts the server of the site's pages in the preview's folder, from which it reads the content. It ends with
 * the desk, which closes its input. If it ends earlier it is started again; if it ends at once, a few times in a row.
 */
export function startPreview(root: string, port: number, options: PreviewOptions): PreviewServer {
	const preview = { origin: `http://localhost:${port}`, problem: "" };
	void keepRunning(() => spawnPreview(root, port, options).child).then(() => {
		preview.problem =
			"The page cannot be shown any more: the terminal says why. End the desk there with Ctrl-C and start it again.";
	});
	return preview;
}

function spawnPreview(
	root: string,
	port: number,
	{ siteFolder, pageScript, deskOrigin, stubsOrigin }: PreviewOptions,
): ProcessGroup {
	const preview = spawnGroup(
		[
			process.execPath,
			...["--max-semi-space-size=16", "--max-old-space-size=300"],
			join(projectFolder, "desk/servePreview.ts"),
		],
		{
			cwd: getPreviewFolder(root),
			stdio: ["pipe", "ignore", "inherit"],
			env: {
				...process.env,
				NODE_COMPILE_CACHE: join(projectFolder, ".cache/compiled"),
				// React reads it on import.
				NODE_ENV: "production",
				PORT: String(port),
				DESK_SCRIPT: pageScript,
				DESK_ORIGIN: deskOrigin,
				STUBS_ORIGIN: stubsOrigin,
			},
		},
		// The desk reacts to signals itself, and the preview ends with it.
		() => {},
	);
	const input = preview.child.stdin;
	// The process may have ended by then.
	input?.on("error", () => {});
	siteFolder.then(
		(folder) => input?.write(folder),
		() => input?.end(),
	);
	return preview;
}

/** Time between two looks whether the preview has started, in milliseconds. */
const startInterval = 100;

/** Waits until the preview responds, however slow the machine is. @throws Refusal where it has ended. */
export async function waitForPreview(preview: PreviewServer): Promise<void> {
	// The error page: no form changes it.
	while (!(await fetch(`${preview.origin}${errorPath}`).catch(() => undefined))) {
		if (preview.problem !== "") {
			throw new Refusal("unavailable", preview.problem);
		}
		await setTimeout(startInterval);
	}
}

/** Asks for a page that no form changes: the preview builds the site while the desk checks a form. */
export async function warmUpPreview(origin: string): Promise<void> {
	const request = get(`${origin}${errorPath}`, (response) => response.resume());
	const whenSent = Promise.withResolvers<void>();
	// A preview that has not started yet is no error.
	request.on("finish", whenSent.resolve).on("error", () => whenSent.resolve());
	await whenSent.promise;
}
