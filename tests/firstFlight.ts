import { connect } from "node:net";

/** Bytes of an answer as a socket receives them. */
export interface Flight {
	/** Status line and headers, with the empty line that ends them. */
	readonly headers: number;
	readonly body: number;
}

/** Asks over HTTP/1.1 as a browser does, and counts what comes back until the server closes. */
export function flightOf(port: number, path: string): Promise<Flight> {
	return new Promise((resolve, reject) => {
		const parts: Buffer[] = [];
		const socket = connect(port, "127.0.0.1");
		socket.on("data", (part) => parts.push(part));
		socket.on("error", reject);
		socket.on("close", () => {
			const answer = Buffer.concat(parts);
			const headers = answer.indexOf("\r\n\r\n") + 4;
			resolve({ headers, body: answer.length - headers });
		});
		socket.write(
			`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
		);
	});
}
