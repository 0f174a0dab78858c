import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { close, createHttpServer, listen } from "../../../deploy/local/http-server.ts";
import { requireFreePort } from "../../../deploy/preview/ports.ts";
import { UserError } from "../../../deploy/userError.ts";

const servers: Server[] = [];
afterEach(async () => {
	await Promise.all(servers.splice(0).map((server) => close(server, 0)));
});

/** A server that sends half of an answer and then waits for ever. */
async function startHalting() {
	const server = createHttpServer({
		handler: (_request, response) => {
			response.setHeader("Content-Length", 10);
			response.writeHead(200).write("12345");
		},
		errorHeaders: new Map(),
		methods: ["GET"],
	});
	servers.push(server);
	const port = await listen(server, 0, "the test");
	const socket = connect(port, "127.0.0.1");
	const received = { text: "", closed: false };
	socket.setEncoding("latin1").on("data", (part) => {
		received.text += part;
	});
	socket.on("error", () => {});
	socket.on("close", () => {
		received.closed = true;
	});
	socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
	await expect.poll(() => received.text).toContain("12345");
	return { server, socket, received };
}

test("garbage in the middle of an answer ends the connection without a second status", async () => {
	const { socket, received } = await startHalting();
	socket.write("garbage\r\n\r\n");
	await expect.poll(() => received.closed).toBe(true);
	expect(received.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test("closing waits for an answer under way no longer than the grace", async () => {
	const { server, received } = await startHalting();
	const begun = performance.now();
	await close(server, 200);
	const taken = performance.now() - begun;
	expect(taken).toBeGreaterThan(150);
	expect(taken).toBeLessThan(2_000);
	await expect.poll(() => received.closed).toBe(true);
});

test("closing cuts a connection that only waits for the next request at once", async () => {
	const server = createHttpServer({
		handler: (_request, response) => response.end("done"),
		errorHeaders: new Map(),
		methods: ["GET"],
	});
	const port = await listen(server, 0, "the test");
	const response = await fetch(`http://localhost:${port}/`);
	expect(await response.text()).toBe("done");
	const begun = performance.now();
	await close(server, 4_000);
	expect(performance.now() - begun).toBeLessThan(2_000);
});

test.each([undefined, "127.0.0.1"])("a port taken at %s is not free", async (host) => {
	const blocker = createServer();
	servers.push(blocker);
	await new Promise<void>((resolve) => {
		blocker.listen({ port: 0, host }, () => resolve());
	});
	const address = blocker.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	await expect(requireFreePort(port, "npm start")).rejects.toThrow(UserError);
	await expect(requireFreePort(port, "npm start")).rejects.toThrow(
		`Port ${port} is taken. Stop the program that has it, or choose another: PORT=`,
	);
	await close(blocker, 0);
	await expect(requireFreePort(port, "npm start")).resolves.toBeUndefined();
});
