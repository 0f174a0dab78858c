import { connect } from "node:net";

/** Bytes of an answer as a socket receives them. */
interface Flight {
	/** Status line and headers, with the empty line that ends them. */
	readonly headers: number;
	/** The body, with the sizes of its chunks where it comes in chunks. */
	readonly body: number;
}

/**
 * Asks over HTTP/1.1 as a browser does, and counts what comes back.
 * @throws where the answer is not 200, or ends before its time.
 */
export function measureFlight(port: number, path: string): Promise<Flight> {
	return new Promise((resolve, reject) => {
		let answer = Buffer.alloc(0);
		const socket = connect(port, "127.0.0.1");
		socket.on("data", (part) => {
			answer = Buffer.concat([answer, part]);
			const flight = readFlight(answer);
			if (flight !== undefined) {
				socket.destroy();
				resolve(flight);
			}
		});
		socket.on("error", reject);
		socket.on("close", () => reject(new Error(`${path} was not answered with a whole 200.`)));
		socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`);
	});
}

/** Reads the sizes of an answer; nothing while it has not come to its end. */
function readFlight(answer: Buffer): Flight | undefined {
	const end = answer.indexOf("\r\n\r\n");
	const text = answer.subarray(0, Math.max(end, 0)).toString("latin1");
	if (!text.startsWith("HTTP/1.1 200 ")) {
		return undefined;
	}
	const headers = end + 4;
	const body = answer.length - headers;
	const length = /^content-length: (\d+)$/im.exec(text)?.[1];
	const isWhole =
		length === undefined ? answer.subarray(-5).equals(lastChunk) : body === Number(length);
	return isWhole ? { headers, body } : undefined;
}

const lastChunk = Buffer.from("0\r\n\r\n");
