import { createServer, type Server } from "node:net";

/** Below those that systems give to whoever asks for any port, and to connections. */
const firstPort = 20_000;
const setCount = 3_000;

/** Ports in a row: three to use, and one that is held to say so. */
const setSize = 4;

/**
 * Finds a port that is free, as the two after it are, and keeps them for this process as long as it runs:
 * nobody who asks here gets them as well, and no system gives them away.
 */
export async function findFreePort(): Promise<number> {
	for (let offset = 0; offset < setCount; offset++) {
		const port = firstPort + setSize * ((process.pid + offset) % setCount);
		const lastServer = await tryListen(port + setSize - 1);
		if (lastServer) {
			const probes = [await tryListen(port), await tryListen(port + 1), await tryListen(port + 2)];
			await Promise.all(probes.map((probe) => probe && close(probe)));
			if (probes.every(Boolean)) {
				lastServer.unref();
				return port;
			}
			await close(lastServer);
		}
	}
	throw new Error(`No three ports in a row are free from ${firstPort} on.`);
}

/** Tries to listen at a port of all addresses of this machine, or none where somebody has it. */
function tryListen(port: number): Promise<Server | undefined> {
	return new Promise((resolve) => {
		const server = createServer().once("error", () => resolve(undefined));
		server.listen({ port, exclusive: true }, () => resolve(server));
	});
}

function close(server: Server): Promise<void> {
	return new Promise((resolve) => server.close(() => resolve()));
}
