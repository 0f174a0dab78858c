import type { Socket } from "node:net";

/** Answers a request that could not be parsed, and ends the connection. */
export function rejectRequest(
	{ code }: NodeJS.ErrnoException,
	socket: Socket,
	headers: Readonly<Record<string, string>>,
): void {
	// A second status line inside an answer under way would be read as part of its body.
	if (!socket.writable || socket.bytesWritten > 0) {
		socket.destroy();
		return;
	}
	const lines = Object.entries({ ...headers, "Content-Length": "0", Connection: "close" }).map(
		([name, value]) => `${name}: ${value}\r\n`,
	);
	const status = parserStatuses[code ?? ""] ?? "400 Bad Request";
	socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`, () => socket.destroy());
}

/** Statuses for errors of Node's parser; anything else is a bad request. */
const parserStatuses: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
