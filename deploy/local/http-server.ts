import {
	createServer,
	type IncomingMessage,
	type Server,
	type ServerOptions,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { portError } from "./ports.ts";

/** How long a client may take, in milliseconds. */
export interface Timeouts {
	/** For all headers of a request to arrive, counted from the connection or the last answer. */
	readonly headers: number;
	/** For a whole request to arrive, its body included. */
	readonly request: number;
	/** Between two requests on one connection. */
	readonly idle: number;
	/** Without one byte in either direction: a client that stopped reading. */
	readonly silence: number;
}

/** Ample for a slow phone, short for a client that only holds connections open. */
const defaultTimeouts: Timeouts = {
	headers: 10_000,
	request: 20_000,
	idle: 5_000,
	silence: 30_000,
};

/** What {@link createHttpServer} needs. */
export interface HttpServerOptions {
	/** Answers every request that could be parsed. */
	readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
	/** Headers of the answers that no handler sees: to requests that could not be parsed. */
	readonly errorHeaders: ReadonlyMap<string, string>;
	/** Methods named in `Allow` when a method is unknown to the parser, or CONNECT. */
	readonly methods: readonly string[];
	readonly timeouts?: Partial<Timeouts> | undefined;
}

/**
 * An HTTP/1.1 server that keeps its temper: slow and half-open clients are cut off, requests that
 * cannot be parsed get a bare 4xx with the site's headers, and nothing a client sends ends it.
 */
export function createHttpServer(options: HttpServerOptions): Server {
	const timeouts = { ...defaultTimeouts, ...options.timeouts };
	const answering = new WeakMap<Duplex, number>();

	const handle = (request: IncomingMessage, response: ServerResponse) => {
		const { socket } = request;
		answering.set(socket, (answering.get(socket) ?? 0) + 1);
		response.once("close", () => answering.set(socket, (answering.get(socket) ?? 1) - 1));
		options.handler(request, response);
	};
	const server = createServer(
		{
			headersTimeout: timeouts.headers,
			requestTimeout: timeouts.request,
			keepAliveTimeout: timeouts.idle,
			connectionsCheckingInterval: Math.min(1_000, timeouts.headers),
			// The handler refuses a missing Host itself, so that this answer too has all headers.
			requireHostHeader: false,
		} satisfies ServerOptions,
		handle,
	);
	server.setTimeout(timeouts.silence);

	const refuse = (socket: Duplex, status: string) => {
		// A second status line inside an answer under way would be read as part of its body.
		if (!socket.writable || (answering.get(socket) ?? 0) > 0) {
			socket.destroy();
			return;
		}
		const headers = new Map(options.errorHeaders);
		if (status.startsWith("405")) {
			headers.set("Allow", options.methods.join(", "));
		}
		headers.set("Content-Length", "0").set("Connection", "close");
		const lines = Array.from(headers, ([name, value]) => `${name}: ${value}\r\n`);
		socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`, () => socket.destroy());
	};
	server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
		refuse(socket, statusOfParserError(error.code));
	});
	server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
		socket.on("error", () => socket.destroy());
		refuse(socket, "405 Method Not Allowed");
	});
	// Without a listener Node answers an unknown `Expect` itself, without the site's headers.
	server.on("checkExpectation", handle);
	return server;
}

function statusOfParserError(code: string | undefined): string {
	switch (code) {
		case "HPE_INVALID_METHOD":
			return "405 Method Not Allowed";
		case "HPE_HEADER_OVERFLOW":
			return "431 Request Header Fields Too Large";
		case "ERR_HTTP_REQUEST_TIMEOUT":
			return "408 Request Timeout";
		default:
			return "400 Bad Request";
	}
}

/**
 * Starts listening on every address of this machine.
 * @param port 0 lets the system choose.
 * @param command what a person would run again with another port, for the message.
 * @returns the port that was taken.
 * @throws UserError when the port cannot be had.
 */
export function listen(server: Server, port: number, command: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const fail = (error: NodeJS.ErrnoException) =>
			reject(portError(error.code ?? error.message, port, command));
		server.once("error", fail);
		server.listen(port, () => {
			server.off("error", fail);
			resolve((server.address() as AddressInfo).port);
		});
	});
}

/**
 * Stops a server: no new connection, answers under way may end, then all is cut.
 * @param grace milliseconds that answers under way are given.
 */
export function close(server: Server, grace = 1_000): Promise<void> {
	return new Promise((resolve) => {
		const cut = setTimeout(() => server.closeAllConnections(), grace);
		server.close(() => {
			clearTimeout(cut);
			resolve();
		});
	});
}
