/**
 * Asks a server for documents over many connections at once, each next request as soon as the last
 * answer is whole. A client of its own on bare sockets: one that parses less than the server under
 * measurement does not become the measurement. Arguments: port, connections, seconds, then the
 * paths. Sends its parent `{ requests, failed }`.
 */
import { connect, type Socket } from "node:net";

const [port, connections, seconds, ...paths] = process.argv.slice(2);
const requests = paths.map((path) =>
	Buffer.from(
		`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
	),
);
const headEnd = Buffer.from("\r\n\r\n");
let turn = 0;
let answered = 0;
let failed = 0;
let over = false;

/** Keeps one connection busy until time is up. A connection that breaks counts and is replaced. */
function keepBusy(): void {
	const socket = connect(Number(port), "127.0.0.1");
	let head: Buffer = Buffer.alloc(0);
	/** Bytes of the body still to come; `undefined` while the head is being read. */
	let missing: number | undefined;
	socket.setNoDelay(true);
	socket.on("connect", () => ask(socket));
	socket.on("error", () => {});
	socket.on("close", () => {
		if (!over) {
			failed++;
			keepBusy();
		}
	});
	socket.on("data", (chunk: Buffer) => {
		if (missing === undefined) {
			head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
			const end = head.indexOf(headEnd);
			if (end === -1) {
				return;
			}
			const fields = head.toString("latin1", 0, end);
			const length = /^content-length: *(\d+)/im.exec(fields)?.[1];
			if (!fields.startsWith("HTTP/1.1 200") || length === undefined) {
				socket.destroy();
				return;
			}
			missing = Number(length) - (head.length - end - headEnd.length);
			head = Buffer.alloc(0);
		} else {
			missing -= chunk.length;
		}
		if (missing < 0) {
			socket.destroy();
		} else if (missing === 0) {
			missing = undefined;
			answered++;
			if (!over) {
				ask(socket);
			}
		}
	});
	sockets.add(socket);
	socket.on("close", () => sockets.delete(socket));
}

function ask(socket: Socket): void {
	const request = requests[turn++ % requests.length];
	if (request !== undefined) {
		socket.write(request);
	}
}

const sockets = new Set<Socket>();
for (let connection = 0; connection < Number(connections); connection++) {
	keepBusy();
}
setTimeout(() => {
	over = true;
	process.send?.({ requests: answered, failed });
	for (const socket of sockets) {
		socket.destroy();
	}
	process.disconnect();
}, Number(seconds) * 1000);
