import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { openBuild } from "../../deploy/buildFolder.ts";
import { getHeaders } from "../../deploy/matchRules.ts";
import { formatNginxMaps } from "../../deploy/nginx/configuration.ts";
import { readServedFiles } from "../../deploy/servedFiles.ts";
import { createServingRules } from "../../deploy/servingRules.ts";
import { fetchPath } from "../fixtures/servedSite.ts";
import { startNginx } from "./engines.ts";
import { createDocumentText } from "./fixtureSite.ts";
import { nginx, writeNginxConfiguration } from "./nginx.ts";

const { folder } = inject("fixture");
const { root, manifest } = openBuild(folder);
const rules = createServingRules(manifest);

test("an error of nginx shows the site's own page, with all headers", async () => {
	const engine = await startNginx(folder, (configuration) =>
		configuration.replace("location / {", "location = /error { return 500; }\nlocation / {"),
	);
	onTestFinished(engine.stop);
	const { status, headers, body } = await fetchPath(engine.port, "/error");
	expect(status).toBe(500);
	expect(body.toString()).toBe(createDocumentText("Unexpected Application Error!"));
	expect(headers["cache-control"]).toBe(rules.errorCacheControl);
	for (const [name, value] of Object.entries(getHeaders(rules, "/error"))) {
		expect(headers[name.toLowerCase()], name).toBe(value);
	}
});

test("idle clients are disconnected, and others are served meanwhile", async () => {
	const engine = await startNginx(folder, (configuration) =>
		configuration.replace(/client_header_timeout \d+s/, "client_header_timeout 1s"),
	);
	onTestFinished(engine.stop);
	const closed = Array.from(
		{ length: 50 },
		() =>
			new Promise<void>((resolve) => {
				const socket = connect(engine.port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\n"));
				socket.on("error", () => {});
				socket.resume().once("close", () => resolve());
			}),
	);
	expect((await fetchPath(engine.port, "/strategy")).status).toBe(200);
	await Promise.all(closed);
});

/** Reads what comes and keeps sending, a byte at a time. */
function sendSlowly(socket: Socket): void {
	const timer = setInterval(() => socket.write("X"), 50);
	socket.resume().once("close", () => clearInterval(timer));
}

/** Counts connections that nginx still holds open on a port, as Linux lists them. */
function countConnections(port: number): number {
	const local = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
	const established = "01";
	return readFileSync("/proc/net/tcp", "utf8")
		.split("\n")
		.map((line) => line.trim().split(/\s+/))
		.filter(([, address, , state]) => address?.endsWith(local) && state === established).length;
}

test.each<[what: string, setting: RegExp, bytes: string, then: (socket: Socket) => void]>([
	[
		"stop reading",
		/send_timeout \d+s/,
		"GET /media/large.png HTTP/1.1\r\nHost: a\r\n\r\n".repeat(150),
		(socket) => socket.pause(),
	],
	["send a header byte by byte", /client_header_timeout \d+s/, "GET / HTTP/1.1\r\n", sendSlowly],
	[
		"send a body byte by byte",
		/lingering_time \d+s/,
		"GET /strategy HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\n",
		sendSlowly,
	],
	[
		"ask once and stay",
		/keepalive_timeout \d+s/,
		"GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n",
		(socket) => socket.resume(),
	],
])(
	"clients that %s are cut off, and others are served meanwhile",
	async (_what, ...how) => {
		const [setting, bytes, then] = how;
		const engine = await startNginx(folder, (configuration) => {
			expect(configuration).toMatch(setting);
			return configuration.replace(setting, (text) => text.replace(/\d+/, "1"));
		});
		onTestFinished(engine.stop);
		const sockets = Array.from({ length: 20 }, () => {
			const socket = connect(engine.port, "127.0.0.1", () => socket.write(bytes));
			socket.on("error", () => {});
			then(socket);
			return socket;
		});
		onTestFinished(() => {
			for (const socket of sockets) {
				socket.destroy();
			}
		});
		await expect.poll(() => countConnections(engine.port)).toBeGreaterThanOrEqual(20);
		expect((await fetchPath(engine.port, "/strategy")).status).toBe(200);
		await expect.poll(() => countConnections(engine.port), { timeout: 15_000 }).toBe(0);
	},
	30_000,
);

test("10,000 documents are no more than nginx can hold", () => {
	const files = readServedFiles(root, rules);
	const resources = new Map(files.resources);
	const article = resources.get("/blog/ai-risk-governance");
	for (let number = 0; article !== undefined && number < 10_000; number += 1) {
		const path = `/blog/generated-article-number-${number}`;
		resources.set(path, { ...article, path });
	}
	const scratch = mkdtempSync(join(tmpdir(), "mallee-nginx-"));
	onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
	const file = writeNginxConfiguration(folder, scratch, 8080, {
		"maps.conf": () =>
			formatNginxMaps(
				rules,
				{ ...files, resources },
				readFileSync("deploy/nginx/maps.conf", "utf8"),
			),
	});
	const directives = `pid ${join(scratch, "nginx.pid")};`;
	const { status, stderr } = spawnSync(
		nginx,
		["-t", "-e", "stderr", "-c", file, "-g", directives],
		{
			encoding: "utf8",
		},
	);
	expect(stderr).toContain("syntax is ok");
	expect(stderr).not.toMatch(/\[(?:warn|emerg)\]/);
	expect(status).toBe(0);
});
