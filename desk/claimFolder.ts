import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { UserError } from "../machine/userError.ts";
import { cacheFolder } from "./server/records/folders.ts";

/** Longest time to wait for an answer from the port of another desk, in milliseconds: another program may have it by now. */
const answerTimeout = 2000;

/**
 * Claims the project's folder for a desk as long as it runs: two at once would not know of each other's saves. The desk
 * answers with its folder at a port of its own, which is noted in the folder, so that nothing is left of one that ended.
 * @param origin where the desk is opened.
 * @returns what answers
 * @throws UserError when another desk runs in the folder
 */
export async function claimFolder(root: string, origin: string): Promise<Server> {
	const folder = realpathSync(root);
	const noteFile = join(root, cacheFolder, "claim");
	const notedPort = readNote(noteFile);
	const [owner, otherOrigin] = (await askPort(notedPort)).split("\n");
	if (owner === folder) {
		throw new UserError(
			`The desk of this folder is running already, at ${otherOrigin}. Use that one, or end it first.`,
		);
	}
	const server = createServer((socket) => {
		socket.on("error", () => {});
		socket.end(`${folder}\n${origin}`);
	});
	server.listen(0, "127.0.0.1").unref();
	await once(server, "listening");
	const address = server.address();
	mkdirSync(join(root, cacheFolder), { recursive: true });
	if (readNote(noteFile) === notedPort) {
		rmSync(noteFile, { force: true });
	}
	try {
		const port = String(address && typeof address === "object" ? address.port : "");
		writeFileSync(noteFile, port, { flag: "wx" });
	} catch (error) {
		server.close();
		throw existsSync(noteFile)
			? new UserError(
					"Another desk of this folder is just starting. Use that one, or end it first.",
				)
			: error;
	}
	return server;
}

/** Reads the port that the last desk of a folder has noted; 0 if none has. */
function readNote(file: string): number {
	try {
		return Number(readFileSync(file, "utf8")) || 0;
	} catch {
		return 0;
	}
}

/** Asks a port of this machine what it says; nothing where nobody answers. */
async function askPort(port: number): Promise<string> {
	if (port === 0) {
		return "";
	}
	const socket = connect(port, "127.0.0.1").setEncoding("utf8");
	socket.setTimeout(answerTimeout, () => socket.destroy(new Error("There is no answer.")));
	let answer = "";
	try {
		for await (const chunk of socket) {
			answer += chunk;
		}
	} catch {
		return "";
	}
	return answer;
}
