import { randomBytes } from "node:crypto";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { z } from "zod";
import type { Command } from "../../scripts/startServer.ts";
import { deskConfig } from "../config.ts";
import { deskPolicy } from "../policy.ts";
import { listContent, placeOf, readContent, shaOf } from "./contentFiles.ts";
import { writeDrafts } from "./drafts.ts";
import { publishPages } from "./publishPages.ts";
import { save, saveRequest } from "./save.ts";

/** What {@link createDesk} needs. */
interface DeskOptions {
	/** Folder that holds `content/`, in a Git repository. */
	readonly root: string;
	/** Folder of the editor's scripts. */
	readonly client: string;
	readonly port: number;
	/** Where the site itself is shown, made from the drafts. */
	readonly previewOrigin: string;
	/** What must pass before anything is published. */
	readonly checks: readonly Command[];
}

/** The local server of the desk. */
export interface Desk {
	readonly app: FastifyInstance;
	/** Where the person at the desk begins. It opens the desk to this browser and to no other. */
	readonly address: string;
}

/** The largest request: a photograph of some 11 MB, as text. */
const bodyLimit = 15_000_000;

/** How many requests are answered in ten seconds. The editor sends some fifty as it opens. */
const mostRequests = 300;

/**
 * The desk's server, not yet listening. It speaks as much of Gitea's interface as the editor asks for,
 * with the folder in place of a repository. It answers to its own page only: the name it was called by,
 * the page that sends a request and a cookie that its address sets are checked first.
 */
export function createDesk({ root, client, port, previewOrigin, checks }: DeskOptions): Desk {
	const host = `localhost:${port}`;
	const origin = `http://${host}`;
	const token = randomBytes(24).toString("base64url");
	const cookie = `desk-${port}=${token}`;
	const app = fastify({ bodyLimit, requestTimeout: 60_000, forceCloseConnections: true });
	let window = 0;
	let requests = 0;

	app.addHook("onRequest", async (request, reply) => {
		reply.headers({
			"Content-Security-Policy": deskPolicy([], [previewOrigin]),
			"Cache-Control": "no-store",
			"Cross-Origin-Resource-Policy": "same-origin",
			"Referrer-Policy": "same-origin",
			"X-Content-Type-Options": "nosniff",
		});
		// It answers by itself: the error handler of a page would show what the page shows.
		const refuse = (status: number, message: string) => reply.code(status).send({ message });
		const now = Math.floor(Date.now() / 10_000);
		requests = now === window ? requests + 1 : 1;
		window = now;
		if (requests > mostRequests) {
			return refuse(429, "Too many requests at once. Wait ten seconds.");
		}
		const { host: calledHost, origin: sender, cookie: cookies = "" } = request.headers;
		const isOwnPage = sender === undefined ? request.method === "GET" : sender === origin;
		if (calledHost !== host || !isOwnPage) {
			return refuse(403, "The desk answers to its own page only.");
		}
		const isKnown = cookies.split("; ").includes(cookie);
		if (!isKnown && request.url !== `/?key=${token}`) {
			return refuse(401, "Open the desk by the address that npm run edit has printed.");
		}
	});
	app.setErrorHandler<FastifyError>((error, _request, reply) => {
		const { statusCode = error instanceof z.ZodError ? 400 : 500, message } = error;
		return reply.code(statusCode).send({ message });
	});
	app.register(fastifyStatic, { root: client, cacheControl: false, index: false });

	app.get("/", (request, reply) => {
		if (request.url === "/") {
			return reply.sendFile("index.html");
		}
		// The editor signs in with what follows; what opens the server is the cookie.
		const signIn = Buffer.from(JSON.stringify({ token: "local" })).toString("base64");
		reply.header("Set-Cookie", `${cookie}; HttpOnly; SameSite=Strict; Path=/`);
		return reply.redirect(`/#/signin/${signIn}`);
	});
	app.get("/config.json", () =>
		deskConfig(root, {
			name: "gitea",
			repo: "site/content",
			branch: "main",
			base_url: origin,
			api_root: `${origin}/api/v1`,
		}),
	);
	app.post("/preview", (request) => {
		const { path, text = "" } = draftRequest.parse(request.body);
		writeDrafts(root, path ? { path, bytes: Buffer.from(text) } : undefined);
		return { origin: previewOrigin };
	});
	app.register(publishPages, { root, checks });
	app.register(giteaRoutes, { root, prefix: "/api/v1" });
	return { app, address: `${origin}/?key=${token}` };
}

/** A file as it stands in a form; without one, the preview shows what is saved. */
const draftRequest = z.object({ path: z.string().optional(), text: z.string().optional() });

const pathsRequest = z.object({ files: z.array(z.string()) });

/** The part of Gitea's interface that the editor asks for. */
async function giteaRoutes(app: FastifyInstance, { root }: { root: string }): Promise<void> {
	const repository = "/repos/site/content";
	const fileOf = (path: string, bytes = readContent(root, path)) =>
		bytes && { path, sha: shaOf(bytes), size: bytes.length };
	const files = () => listContent(root).flatMap((path) => fileOf(path) ?? []);
	const stamp = () =>
		shaOf(
			Buffer.from(
				files()
					.map(({ path, sha }) => path + sha)
					.join(),
			),
		);

	app.get("/version", () => ({ version: "1.25.0" }));
	app.get("/settings/api", () => ({ default_paging_num: 100, max_response_items: 100 }));
	app.get("/user", () => ({ id: 1, login: "owner", full_name: "Owner", email: "owner@localhost" }));
	app.get(repository, () => ({ default_branch: "main", permissions: { pull: true, push: true } }));
	app.get(`${repository}/branches/main`, () => ({ commit: { id: stamp(), message: "" } }));
	app.get(`${repository}/commits`, () => []);
	app.get(`${repository}/git/trees/:sha`, () => ({
		tree: files().map(({ path, sha, size }) => ({ type: "blob", path, sha, size })),
		truncated: false,
	}));
	app.post(`${repository}/file-contents`, (request) =>
		pathsRequest.parse(request.body).files.map((path) => {
			const bytes = readContent(root, path);
			return (
				bytes && {
					...fileOf(path, bytes),
					encoding: "base64",
					content: bytes.toString("base64"),
				}
			);
		}),
	);
	for (const kind of ["raw", "media/main"]) {
		app.get<{ Params: { "*": string } }>(`${repository}/${kind}/*`, (request, reply) => {
			const path = request.params["*"];
			placeOf(root, path);
			return reply.sendFile(path, root);
		});
	}
	let lastSave: Promise<void> = Promise.resolve();
	app.post(`${repository}/contents`, async (request) => {
		const { files: saved } = saveRequest.parse(request.body);
		// One after the other: the second is compared with what the first has written.
		const saving = lastSave.then(() => save(root, saved));
		lastSave = saving.catch(() => {});
		await saving;
		writeDrafts(root);
		return {
			commit: { sha: stamp(), created: new Date().toISOString() },
			files: saved.map(({ path }) => fileOf(path) ?? null),
		};
	});
}
