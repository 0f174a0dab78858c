import { get } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { projectFolder } from "../../../machine/files.ts";
import { type ProcessGroup, spawnGroup } from "../../../machine/startServer.ts";
import { errorPath } from "../../../paths/index.ts";
import { Refusal } from "../refusals/refusal.ts";
import { getPreviewFolder } from "../workspace/previewFolder.ts";

/** What the preview is told of the desk. */
interface PreviewOptions {
	/** The folder of the bundled code of the site, once it is there. */
	readonly siteFolder: Promise<string>;
	/** File of the built script by which a page exchanges messages with the desk. */
	readonly pageScript: string;
	readonly deskOrigin: string;
	readonly stubsOrigin: string;
}

/** Number of restarts of a preview that exits by itself: after that the cause needs a person. */
const maxRestarts = 3;

/**
 * Starts the server of the site's pages in the preview's folder, from which it reads the content. It ends with
 * the desk, which closes its input. If it ends earlier it is started again.
 */
export function startPreview(
	root: string,
	port: number,
	options: PreviewOptions,
	restarts = maxRestarts,
): void {
	spawnPreview(root, port, options).child.once("exit", () => {
		if (restarts > 0) {
			startPreview(root, port, options, restarts - 1);
		}
	});
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
			stdio: ["pipe", "ignore", process.env.DESK_DEBUG ? "inherit" : "ignore"],
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
	// Whoever asks for a page is told where there is no bundle, or no process any more.
	input?.on("error", () => {});
	siteFolder.then((folder) => input?.write(folder)).catch(() => {});
	return preview;
}

/** Time within which a preview starts, on a slow machine too, and between two looks whether it has, in milliseconds. */
const startTimeout = 60_000;
const startInterval = 100;

/** Waits until the preview responds. @throws Refusal where it does not in time. */
export async function waitForPreview(origin: string): Promise<void> {
	const deadline = AbortSignal.timeout(startTimeout);
	while (!deadline.aborted) {
		// The error page: no form changes it.
		if (await fetch(`${origin}${errorPath}`, { signal: deadline }).catch(() => undefined)) {
			return;
		}
		await setTimeout(startInterval);
	}
	throw new Refusal(
		"unavailable",
		"The page cannot be shown. End the desk with Ctrl-C and start it again.",
	);
}

/** Asks for a page that no form changes: the preview builds the site while the desk checks a form. */
export async function wakePreview(origin: string): Promise<void> {
	const request = get(`${origin}${errorPath}`, (response) => response.resume());
	const whenSent = Promise.withResolvers<void>();
	// A preview that has not started yet is no error.
	request.on("finish", whenSent.resolve).on("error", () => whenSent.resolve());
	await whenSent.promise;
}
