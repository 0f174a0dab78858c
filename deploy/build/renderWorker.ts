import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { RenderOptions } from "./render.ts";

const { serverBundle, root, paths } = workerData as RenderOptions;
const build = (await import(pathToFileURL(serverBundle).href)) as ServerBuild;
const handle = createRequestHandler(build, "production");

for (const path of paths) {
	const answer = await handle(new Request(new URL(path, "http://localhost")));
	const body = Buffer.from(await answer.arrayBuffer());
	if (answer.status !== 200) {
		throw new Error(`${path} could not be rendered: status ${answer.status}. ${body.toString()}`);
	}
	const file = join(root, fileFor(path, answer));
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, body);
}

function fileFor(path: string, { headers }: Response): string {
	if (!headers.get("Content-Type")?.startsWith("text/html")) {
		return path;
	}
	return path === "/" ? "index.html" : `${path}.html`;
}
