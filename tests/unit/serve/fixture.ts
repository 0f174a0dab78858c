import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { BuildManifest, Documents } from "../../../deploy/manifest.ts";
import { createSiteServer, type SiteServerOptions } from "../../../deploy/preview/server.ts";

/** What the documents of the fixture hold at an address. */
function contents(pattern: Documents["pattern"], style: string): Documents {
	return {
		pattern,
		styleHashes: [`sha256-${style.repeat(43)}=`],
		scriptHashes: [`sha256-${"j".repeat(43)}=`],
		hasForm: false,
		loadsScripts: false,
	};
}

/** What documents for errors hold. */
export const errorDocuments = contents("/*", "e");

/** What the home page holds. */
export const homePage = contents("/", "h");

/** A manifest with one entry of each kind. */
export const manifest: BuildManifest = {
	documents: [
		errorDocuments,
		contents("/blog/*", "a"),
		homePage,
		contents("/contact-us", "c"),
		contents("/search", "f"),
		contents("/strategy", "s"),
	],
	frameOrigins: ["https://forms.example"],
	redirects: [
		{ from: "/insights/roadmap", to: "/strategy" },
		{ from: "/old-form", to: "/contact-us#form" },
		{ from: "/Welcome.html", to: "/" },
	],
};

/** A word that stands in no answer but where a server repeats what it was asked. */
export const secret = "OUTSIDE-THE-FOLDER";

/** A document long enough that its compressed copies differ in size. */
export function documentText(title: string): string {
	return `<!doctype html><title>${title}</title>${`<p>${title}</p>`.repeat(50)}`;
}

/** Longer than what a socket takes at once. */
export const largePicture = Buffer.alloc(200_000, "picture ");

/**
 * Writes a small built site to a temporary folder, with a file beside it that must stay out of
 * reach.
 * @returns `folder` as a build directory (`client/`, `manifest.json`), `root` its `client/`.
 */
export function makeBuild(): { folder: string; root: string; remove: () => void } {
	const folder = mkdtempSync(join(tmpdir(), "mallee-serve-"));
	const root = join(folder, "client");
	const write = (name: string, content: string | Buffer) => {
		const file = join(root, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	};
	const documents = {
		"index.html": "Home",
		"strategy.html": "Strategy",
		"contact-us.html": "Contact Us",
		"blog.html": "Blog",
		"blog/ai-risk-governance.html": "Article",
		"benefits/greater-efficiency.html": "Benefit",
		"404.html": "Page not found",
		"benefits/404.html": "Benefit not found",
		"500.html": "Unexpected Application Error!",
	};
	for (const [name, title] of Object.entries(documents)) {
		const text = documentText(title);
		write(name, text);
		write(`${name}.br`, brotliCompressSync(text));
		write(`${name}.gz`, gzipSync(text));
	}
	write("assets/Main-aB3.js", "console.log(1);");
	write("assets/Main-aB3.js.map", "{}");
	write("media/large.png", largePicture);
	write("favicon.svg", "<svg/>");
	write("strategy.md", "# Strategy");
	write("robots.txt", "User-agent: *");
	write(".well-known/security.txt", "Contact: mailto:x@mallee.example");
	write(".env", secret);
	write("_headers", secret);
	write("notes.unknown", "?");
	writeFileSync(join(folder, "secret.txt"), secret);
	writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
	return { folder, root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A site server that listens on a port of the system's choice, with its built folder. */
export async function startSite(options: Omit<SiteServerOptions, "root" | "manifest"> = {}) {
	const build = makeBuild();
	const app = createSiteServer({ root: build.root, manifest, ...options });
	const port = await listen(app);
	const stop = async () => {
		await app.close();
		build.remove();
	};
	return { server: app.server, port, stop, ...build };
}

/** Lets a server listen on a port of the system's choice. */
export async function listen(app: FastifyInstance): Promise<number> {
	return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

/** What came back for one request. */
export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	/** As sent: still compressed where the answer says so. */
	body: Buffer;
}

/** Sends one request as given: nothing is normalised, followed or decompressed. */
export function fetchPath(
	port: number,
	path: string,
	options: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request(
			{
				host: "127.0.0.1",
				port,
				path,
				method: options.method ?? "GET",
				headers: options.headers,
				agent: false,
			},
			(response) => {
				const parts: Buffer[] = [];
				response.on("data", (part: Buffer) => parts.push(part));
				response.on("error", reject);
				response.on("end", () =>
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: Buffer.concat(parts),
					}),
				);
			},
		);
		sent.on("error", reject);
		sent.end(options.body);
	});
}

/**
 * Writes bytes to a socket and gives all that comes back until the server closes it.
 * @param bytes sent as Latin-1, so that any byte can be written.
 * @param thenEnd whether to close this side once all is written.
 */
export function sendRaw(port: number, bytes: string, thenEnd = false): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, "127.0.0.1");
		let answer = "";
		socket.setEncoding("latin1");
		socket.setTimeout(5_000, () => {
			socket.destroy();
			reject(new Error(`The server left a connection open: ${JSON.stringify(bytes.slice(0, 80))}`));
		});
		socket.on("data", (part) => {
			answer += part;
		});
		socket.on("error", (error: NodeJS.ErrnoException) => {
			// A server may reset a connection whose bytes it has no wish to read.
			if (error.code !== "ECONNRESET" && error.code !== "EPIPE") {
				reject(error);
			}
		});
		socket.on("close", () => resolve(answer));
		socket.write(bytes, "latin1");
		if (thenEnd) {
			socket.end();
		}
	});
}

/** A whole GET request for a target that is written as it stands. */
export function getRaw(target: string, headers = ""): string {
	return `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
}

/** Status of a raw answer; 0 where there was none. */
export function getStatus(answer: string): number {
	return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
