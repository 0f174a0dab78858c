import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openBuild } from "../../deploy/buildFolder.ts";
import { getContentType } from "../../deploy/matchRules.ts";
import { createSiteServer } from "../../deploy/preview/server.ts";
import type { ServingRules } from "../../deploy/servingRules.ts";
import { projectFolder } from "../../machine/files.ts";
import { listen } from "../fixtures/servedSite.ts";
import { findFreePort } from "../freePort.ts";
import { isNginxInstalled, nginx, writeNginxConfiguration } from "./nginx.ts";

/** The programs that serve the site in these tests. */
export const engineNames = ["preview", "nginx", "cloudflare"] as const;

/** Name of one of them. */
export type EngineName = (typeof engineNames)[number];

/** An engine that serves a site. */
export interface Engine {
	/** On 127.0.0.1. */
	readonly port: number;
	/** Ends it; resolves once it is gone. */
	readonly stop: () => Promise<void>;
}

/** Time in which an engine must first answer, in milliseconds. */
const startTimeout = 45_000;

/** The user `nobody`, for engines that a test run by root starts: they need no rights at all. */
const nobody = 65_534;

/**
 * Makes sure that nginx is there.
 * @throws Error, one sentence with the remedy.
 */
export function requireNginx(): void {
	if (!isNginxInstalled()) {
		throw new Error(
			"The host tests need nginx with its brotli module: install them with apt-get install nginx libnginx-mod-http-brotli-static.",
		);
	}
}

/** Starts the preview server, in this process. */
export async function startPreview(folder: string): Promise<Engine> {
	const app = createSiteServer(openBuild(folder));
	const port = await listen(app);
	return { port, stop: () => app.close() };
}

/**
 * nginx with the configuration that a build derives, for a user without rights.
 * @param folder the build's folder.
 * @param change a change of its server.conf, for what no request can bring about.
 */
export async function startNginx(
	folder: string,
	change?: (configuration: string) => string,
): Promise<Engine> {
	const port = await findFreePort();
	const scratch = join(folder, `nginx-${port}`);
	const configuration = writeNginxConfiguration(folder, scratch, port, { "server.conf": change });
	chmodSync(scratch, 0o777);
	const isRoot = process.getuid?.() === 0;
	const directives = `daemon off; pid ${join(scratch, "nginx.pid")};`;
	const child = spawn(nginx, ["-e", "stderr", "-c", configuration, "-g", directives], {
		...(isRoot && { uid: nobody, gid: nobody }),
		stdio: ["ignore", "ignore", "pipe"],
	});
	return waitUntilStarted("nginx", child, port, (signal) => child.kill(signal));
}

/**
 * Cloudflare's engine, with the project's own `wrangler.jsonc` and script beside a copy of the folder.
 * @param folder the build's folder.
 */
export async function startCloudflare(folder: string): Promise<Engine> {
	const port = await findFreePort();
	const project = join(folder, `cloudflare-${port}`);
	const configuration = join(project, "deploy/cloudflare/wrangler.jsonc");
	cpSync(join(projectFolder, "deploy"), join(project, "deploy"), { recursive: true });
	cpSync(join(folder, "client"), join(project, "dist/client"), { recursive: true });
	const child = spawn(
		join(projectFolder, "node_modules/.bin/wrangler"),
		[
			"dev",
			...["--config", configuration, "--ip", "127.0.0.1", "--port", String(port)],
			...[
				"--inspector-port",
				"0",
				"--show-interactive-dev-session",
				"false",
				"--log-level",
				"warn",
			],
		],
		{
			cwd: project,
			// It starts the engine as a process of its own: a group lets both be ended.
			detached: true,
			stdio: ["ignore", "ignore", "pipe"],
			env: {
				...process.env,
				CI: "1",
				HOME: project,
				XDG_CONFIG_HOME: project,
				CLOUDFLARE_CF_FETCH_ENABLED: "false",
				WRANGLER_SEND_METRICS: "false",
			},
		},
	);
	return waitUntilStarted("wrangler", child, port, (signal) => {
		if (child.pid !== undefined) {
			process.kill(-child.pid, signal);
		}
	});
}

/** Waits until an engine answers. */
async function waitUntilStarted(
	name: string,
	child: ChildProcess,
	port: number,
	kill: (signal: NodeJS.Signals) => void,
): Promise<Engine> {
	let output = "";
	child.stderr?.setEncoding("utf8").on("data", (part) => {
		output = (output + part).slice(-4_000);
	});
	const ended = new Promise<void>((resolve) => {
		child.once("close", () => resolve());
		child.once("error", (error) => {
			output += error.message;
			resolve();
		});
	});
	const stop = async () => {
		if (child.exitCode === null && child.signalCode === null) {
			kill("SIGTERM");
			const stubborn = setTimeout(() => kill("SIGKILL"), 5_000);
			await ended;
			clearTimeout(stubborn);
		}
	};
	const deadline = performance.now() + startTimeout;
	while (performance.now() < deadline) {
		if (child.exitCode !== null) {
			break;
		}
		try {
			await fetch(`http://127.0.0.1:${port}/robots.txt`, { signal: AbortSignal.timeout(5_000) });
			return { port, stop };
		} catch {
			await wait(100);
		}
	}
	await stop();
	throw new Error(`${name} did not start:\n${output}`);
}

/**
 * Returns the `Content-Type` that an engine must give a file.
 * @returns `undefined` where there is none: Cloudflare's engine says nothing of a type it does not
 * know. Scripts read such files as bytes; nothing else asks for them.
 */
export function getContentTypeOn(
	engine: EngineName,
	rules: ServingRules,
	file: string,
): string | undefined {
	const type = getContentType(rules, file);
	return engine === "cloudflare" && type === rules.unknownContentType ? undefined : type;
}

/** Removes what engines have left in a build's folder, and the folder. */
export function removeSite(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
}
