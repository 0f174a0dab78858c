import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../freePort.ts";
import type { WebKitPrograms } from "./installed.ts";
import { type Json, type Tab, windowHeight } from "./tab.ts";

/** The bar of Debian's browser is wider than a phone, unless its parts may shrink. */
const narrowBar = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }";

const scrollThere = 'arguments[0].scrollIntoView({ behavior: "instant", block: "center" })';

const afterNextFrame = "requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))";

/** The Tab key, as WebDriver writes it. */
const tabKey = "\uE004";

/** The Escape key, as WebDriver writes it. */
const escapeKey = "\uE00C";

/**
 * Opens a tab of Debian's WebKit, driven over WebDriver.
 * https://www.w3.org/TR/webdriver2/#endpoints
 */
export async function openWebkitTab(programs: WebKitPrograms): Promise<Tab> {
	const { origin, stop } = await startDriver(programs);
	try {
		await waitForAnswer(`${origin}/status`);
		const { sessionId } = await send<{ sessionId: string }>("POST", `${origin}/session`, {
			capabilities: {
				alwaysMatch: {
					"webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
				},
			},
		});
		// Its driver knows one session.
		const openAnother = () => openWebkitTab(programs);
		return createSessionTab(`${origin}/session/${sessionId}`, openAnother, stop);
	} catch (error) {
		stop();
		throw error;
	}
}

/** Starts the driver on a screen of its own. */
async function startDriver({ driver, screen }: WebKitPrograms) {
	const settings = mkdtempSync(join(tmpdir(), "mallee-webkit-"));
	mkdirSync(join(settings, "gtk-3.0"));
	writeFileSync(join(settings, "gtk-3.0/gtk.css"), narrowBar);
	const xvfb = spawn(screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
		stdio: ["ignore", "pipe", "ignore"],
	});
	const [display] = await once(xvfb.stdout, "data");
	const port = await findFreePort();
	const server = spawn(driver, [`--port=${port}`], {
		stdio: "ignore",
		env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings },
	});
	const stop = () => {
		server.kill();
		xvfb.kill();
		rmSync(settings, { recursive: true, force: true });
	};
	return { origin: `http://127.0.0.1:${port}`, stop };
}

/** Creates the tab of a session, whose commands are paths below its URL. */
function createSessionTab(session: string, openAnother: Tab["openAnother"], stop: () => void): Tab {
	const post = <Value>(path: string, body: Json = {}) => send<Value>("POST", session + path, body);
	const type = (text: string) =>
		post<null>("/actions", {
			actions: [
				{
					type: "key",
					id: "keyboard",
					actions: Array.from(text).flatMap((value) => [
						{ type: "keyDown", value },
						{ type: "keyUp", value },
					]),
				},
			],
		});
	return {
		open: async (url) => {
			await post("/url", { url });
		},
		run: (task, ...args) =>
			post("/execute/sync", { script: `return (${task})(...arguments)`, args }),
		click: async (value) => {
			const element = await post<Record<string, string>>("/element", {
				using: "css selector",
				value,
			});
			// The driver would not wait for a smooth scroll.
			await post("/execute/sync", { script: scrollThere, args: [element] });
			await post(`/element/${Object.values(element)[0]}/click`);
		},
		type: async (text) => {
			await type(text);
		},
		tab: async () => {
			await type(tabKey);
		},
		escape: async () => {
			await type(escapeKey);
		},
		back: async () => {
			// A script that asks for it, and one that runs as the page changes, may never be answered.
			await post("/back");
		},
		screenshot: async () => {
			// A page that has just been scrolled is painted with the next frame.
			await post("/execute/async", { script: afterNextFrame, args: [] });
			return Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64");
		},
		setWidth: async (width) => {
			await post("/window/rect", { width, height: windowHeight });
		},
		openAnother,
		close: async () => {
			await send("DELETE", session);
			stop();
		},
	};
}

/** Time that the driver may take to start, in milliseconds. */
const timeout = 60_000;

async function waitForAnswer(url: string): Promise<void> {
	const deadline = performance.now() + timeout;
	for (;;) {
		try {
			await fetch(url);
			return;
		} catch (error) {
			if (performance.now() > deadline) {
				throw error;
			}
			await wait(50);
		}
	}
}

/**
 * Sends a command to a WebDriver.
 * @throws Error with its message where it refuses.
 */
async function send<Value>(method: string, url: string, body?: Json): Promise<Value> {
	const response = await fetch(url, { method, body: JSON.stringify(body) });
	const { value } = await response.json();
	if (!response.ok) {
		throw new Error(`${method} ${url}: ${value.error}, ${value.message}`);
	}
	return value;
}
