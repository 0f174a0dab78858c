import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { maxFormBytes } from "../shared/limits.ts";
import { finishSave } from "./content/files/writeFiles.ts";
import { registerEntryRoutes } from "./entryRoutes.ts";
import { handleError } from "./handleError.ts";
import { createAuthentication } from "./http/authentication.ts";
import { HttpError } from "./http/httpError.ts";
import { formatDeskPolicy } from "./http/policy.ts";
import { keepResponses } from "./keepResponses.ts";
import { registerPictureRoutes } from "./pictureRoutes.ts";
import { type PreviewServer, warmUpPreview } from "./preview/previewServer.ts";
import { registerPreviewRoutes } from "./previewRoutes.ts";
import { registerPublishRoutes } from "./publishRoutes.ts";
import { registerRemovalRoutes } from "./removalRoutes.ts";
import { Workspace } from "./workspace/workspace.ts";

/** Options of {@link createDesk}. */
interface DeskOptions {
	/** Folder that holds `content/`, in a Git repository. */
	readonly root: string;
	/** Folder of the bundle for browsers: the desk's page. */
	readonly browserFolder: string;
	readonly port: number;
	/** The site itself, made from the content and what is typed. */
	readonly preview: PreviewServer;
}

/** The local server of the desk. */
export interface Desk {
	readonly app: FastifyInstance;
	/** The address to open. Only a browser that has opened it is admitted. */
	readonly address: string;
}

/** Number of requests that the browser may make in a time, in milliseconds: a page and its typing stay far below. */
const maxRequests = 300;
const rateWindow = 10_000;

/** Time within which a request has to have arrived, in milliseconds: a large picture takes long. */
const requestTimeout = 120_000;

/**
 * Creates the desk's server, not yet listening. It responds to its own page only: the host, the origin and
 * a cookie that its address sets are checked first.
 */
export function createDesk({ root, browserFolder, port, preview }: DeskOptions): Desk {
	const skippedAtStart = finishSave(root);
	// In the terminal too: the desk may be ended before its page is opened.
	for (const skipped of skippedAtStart) {
		console.warn(skipped);
	}
	const workspace = new Workspace(root, () => warmUpPreview(preview.origin));
	// Where that fails, the next look at the disk tries again and says that something is wrong.
	workspace.refreshPreview().catch(() => {});
	const authentication = createAuthentication(port);
	const app = fastify({
		bodyLimit: maxFormBytes,
		requestTimeout,
		forceCloseConnections: true,
	});

	app.addHook("onRequest", async (_request, reply) => {
		reply.headers({
			"Content-Security-Policy": formatDeskPolicy(preview.origin),
			"Cache-Control": "no-store",
			"Cross-Origin-Opener-Policy": "same-origin",
			"Cross-Origin-Resource-Policy": "same-origin",
			"Referrer-Policy": "no-referrer",
			"X-Content-Type-Options": "nosniff",
		});
	});
	app.register(cookie);
	app.setErrorHandler(handleError);
	// Registered after the cookies, which it reads, and before the rate limit, which counts admitted requests only.
	app.register(async (guarded) => {
		guarded.addHook("onRequest", (request, reply) => authentication.authenticate(request, reply));
		await guarded.register(rateLimit, {
			max: maxRequests,
			timeWindow: rateWindow,
			errorResponseBuilder: () =>
				new HttpError(429, "Too many requests at once. Wait ten seconds."),
		});
		keepResponses(guarded, "/api/response");
		guarded.register(fastifyStatic, { root: browserFolder, cacheControl: false, index: false });
		guarded.get("/", (request, reply) =>
			request.url === "/" ? reply.sendFile("index.html") : authentication.setCookie(reply),
		);
		guarded.register(registerEntryRoutes, { workspace, preview, skippedAtStart, prefix: "/api" });
		guarded.register(registerPictureRoutes, { workspace, prefix: "/api" });
		guarded.register(registerRemovalRoutes, { workspace, prefix: "/api" });
		guarded.register(registerPreviewRoutes, { workspace, preview, prefix: "/api" });
		guarded.register(registerPublishRoutes, { workspace, prefix: "/api" });
		guarded.setNotFoundHandler((_request, reply) =>
			reply.code(404).send({ message: "There is nothing here." }),
		);
	});
	return { app, address: authentication.address };
}
