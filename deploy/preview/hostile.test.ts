import { readdirSync, readlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
	createDocumentText,
	fetchPath,
	getRaw,
	getStatus,
	sendRaw,
	startSite,
} from "../../tests/fixtures/servedSite.ts";

/** The same cases on every run and machine. */
const seed = 20_261_120;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
	site = await startSite({
		timeouts: {
			connectionTimeout: 800,
			requestTimeout: 400,
			keepAliveTimeout: 400,
			http: { headersTimeout: 400, connectionsCheckingInterval: 400 },
		},
	});
});
afterEach(async () => {
	// Asked again where a busy machine let a request pass the short time that the server has here.
	const fetchStrategy = async () => (await fetchPath(site.port, "/strategy")).body.toString();
	await expect
		.poll(fetchStrategy, { message: "the server still serves" })
		.toBe(createDocumentText("Strategy"));
});
afterAll(() => site.stop());

// Hostile paths are sent to this server too by tests/hosts/hostile.test.ts, beside every other host.
describe("addresses that no client writes", () => {
	test("a raw null byte, a line break and a tab end in a 400", async () => {
		for (const byte of ["\0", "\n", "\r", "\t", "\x7f"]) {
			const answer = await sendRaw(site.port, getRaw(`/strategy${byte}x`));
			expect(getStatus(answer)).toBe(400);
		}
	});

	test("a query that no well-formed address has is dropped from the redirect", async () => {
		const answer = await sendRaw(site.port, getRaw(`/strategy/?a="><script>`));
		expect(getStatus(answer)).toBe(308);
		expect(answer).toContain("\r\nlocation: /strategy\r\n");
	});
});

describe("requests", () => {
	test("of any bytes end in no answer or an answer below 500", async () => {
		const bytes = fc.oneof(
			fc.string({ unit: "binary-ascii", maxLength: 200 }),
			fc
				.array(
					fc.constantFrom(
						..."GET,HEAD,POST,BREW, ,/,/strategy,HTTP/1.1,HTTP/9.9,\r\n,\n,\r\n\r\n,Host: a,Host:".split(
							",",
						),
						..."Transfer-Encoding: chunked|Content-Length: 5|Content-Length: -1|0|ffffffff".split(
							"|",
						),
						..."Connection: upgrade|Upgrade: websocket|Expect: 100-continue|\0|\xff|:".split("|"),
					),
					{ maxLength: 15 },
				)
				.map((parts) => parts.join("")),
		);
		await fc.assert(
			fc.asyncProperty(bytes, async (text) => {
				const answer = await sendRaw(site.port, text, true);
				for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)) {
					expect(Number(status)).toBeLessThan(500);
				}
			}),
			{ seed, numRuns: 300 },
		);
	});

	test("with two lengths, or a length and chunks, are refused", async () => {
		for (const fields of [
			"Content-Length: 1\r\nContent-Length: 2\r\n",
			"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
		]) {
			const answer = await sendRaw(site.port, getRaw("/strategy", fields));
			expect(getStatus(answer)).toBe(400);
		}
	});

	test("to upgrade are answered as plain requests", async () => {
		const upgrade = "Upgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n";
		expect(getStatus(await sendRaw(site.port, getRaw("/strategy", upgrade)))).toBe(200);
	});

	test("without Host are refused", async () => {
		const answer = await sendRaw(site.port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
		expect(getStatus(answer)).toBe(400);
	});

	test("to open a tunnel are refused", async () => {
		const answer = await sendRaw(site.port, "CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n");
		expect([0, 400, 405]).toContain(getStatus(answer));
	});

	test("of HTTP/1.0 need no Host", async () => {
		expect(getStatus(await sendRaw(site.port, "GET /strategy HTTP/1.0\r\n\r\n"))).toBe(200);
	});
});

describe("clients", () => {
	const sockets: Socket[] = [];
	const open = (text: string) => {
		const socket = connect(site.port, "127.0.0.1");
		socket.on("error", () => {});
		socket.write(text, "latin1");
		sockets.push(socket);
		return socket;
	};
	const countConnections = () =>
		new Promise<number>((resolve) => {
			site.server.getConnections((_error, count) => resolve(count));
		});
	const waitForNoConnection = (milliseconds: number) =>
		expect.poll(countConnections, { timeout: milliseconds, interval: 50 }).toBe(0);
	afterEach(() => {
		for (const socket of sockets.splice(0)) {
			socket.destroy();
		}
	});

	test("that say nothing are cut off", async () => {
		for (let count = 0; count < 20; count += 1) {
			open("");
		}
		await expect.poll(countConnections).toBeGreaterThanOrEqual(20);
		await waitForNoConnection(4_000);
	});

	test("that send a header byte by byte get a 408", async () => {
		const socket = open("GET / HTTP/1.1\r\n");
		let answer = "";
		socket.setEncoding("latin1").on("data", (part) => {
			answer += part;
		});
		const drip = setInterval(() => socket.write("X"), 50);
		try {
			await expect.poll(() => getStatus(answer), { timeout: 4_000 }).toBe(408);
			expect(answer).toContain("\r\nContent-Security-Policy: default-src 'none';");
		} finally {
			clearInterval(drip);
		}
		await waitForNoConnection(4_000);
	});

	test("that send a body byte by byte are cut off", async () => {
		const socket = open("POST /strategy HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\n");
		const drip = setInterval(() => socket.write("x"), 50);
		try {
			await expect.poll(countConnections).toBe(1);
			await waitForNoConnection(4_000);
		} finally {
			clearInterval(drip);
		}
	});

	test("that stop reading are cut off", async () => {
		const request = "GET /media/large.png HTTP/1.1\r\nHost: a\r\n\r\n";
		open(request.repeat(150)).pause();
		await expect.poll(countConnections).toBe(1);
		await waitForNoConnection(8_000);
	});

	test("that send garbage in the middle of an answer see no second status", async () => {
		const socket = open("GET /media/large.png HTTP/1.1\r\nHost: a\r\n\r\n");
		let answer = "";
		socket.setEncoding("latin1").on("data", (part) => {
			if (answer === "") {
				socket.write("garbage\r\n\r\n");
			}
			answer += part;
		});
		await new Promise((resolve) => socket.once("close", resolve));
		expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
	});

	test.skipIf(process.platform !== "linux")("that leave half-way leave no file open", async () => {
		const openPictures = () =>
			readdirSync("/proc/self/fd").filter((descriptor) => {
				try {
					return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith("large.png");
				} catch {
					return false;
				}
			}).length;
		for (let count = 0; count < 20; count += 1) {
			const socket = open("GET /media/large.png HTTP/1.1\r\nHost: a\r\n\r\n".repeat(50));
			socket.once("data", () => socket.destroy());
		}
		await waitForNoConnection(4_000);
		await expect.poll(openPictures, { timeout: 2_000 }).toBe(0);
	});
});
