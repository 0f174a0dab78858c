import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, {
	type FastifyError,
	type FastifyHttpOptions,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
} from "fastify";
import type { BuildManifest } from "../manifest.ts";
import { getContentType, getErrorDocumentHeaders, getHeaders } from "../matchRules.ts";
import { readServedFiles, type ServedFile } from "../servedFiles.ts";
import { createServingRules, type PrecompressedEncoding } from "../servingRules.ts";
import { acceptsEncoding } from "./acceptsEncoding.ts";
import { rejectRequest } from "./rejectRequest.ts";
import { decodePath, findRedirectTarget, splitTarget } from "./requestTarget.ts";

/**
 * Timeouts for clients, in milliseconds: ample for a slow phone, short for one that only holds connections
 * open.
 */
export const timeouts = {
	/** Time without one byte in either direction: a client that stopped reading. */
	connectionTimeout: 30_000,
	/** Time for a whole request to arrive, its body included. */
	requestTimeout: 20_000,
	/** Time between two requests on one connection. */
	keepAliveTimeout: 5_000,
	/** Time for all headers of a request to arrive. */
	http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
} satisfies FastifyHttpOptions<Server>;

/** Options of {@link createSiteServer}. */
export interface SiteServerOptions {
	/** The built folder, such as `dist/client`. Its names are read once: restart after a new build. */
	readonly root: string;
	/** Content of `manifest.json`. */
	readonly manifest: BuildManifest;
	/** Timeouts for clients; {@link timeouts} by default. */
	readonly timeouts?: typeof timeouts;
	/** Called on server errors; prints to standard error by default. */
	readonly onError?: (error: unknown) => void;
}

/**
 * Creates the site's preview server, not yet listening. The rules decide the file and the headers; @fastify/static
 * sends it, with its tag, its date and 304.
 * @throws UserError when the folder holds a file that no path can name, or two for one.
 */
export function createSiteServer(options: SiteServerOptions): FastifyInstance {
	const { root, manifest, onError = console.error } = options;
	const rules = createServingRules(manifest);
	const files = readServedFiles(root, rules);
	const app = fastify({
		...timeouts,
		...options.timeouts,
		forceCloseConnections: true,
		clientErrorHandler: (error, socket) => rejectRequest(error, socket, getErrorHeaders()),
		// Fastify's router decodes a path before it compares. Here each path has one spelling, so the
		// handler looks the path up as it was sent, which stays in `originalUrl`.
		rewriteUrl: () => "/",
	});
	app.register(fastifyStatic, {
		root,
		serve: false,
		acceptRanges: false,
		cacheControl: false,
		contentType: false,
	});
	// Before reading the body, which is never needed.
	app.addHook("onRequest", async (request, reply) => {
		if (!rules.methods.includes(request.method)) {
			await sendError(request, reply, 405);
		}
	});
	app.route({ method: [...rules.methods], url: "/", handler: handleRequest });
	// A file that has gone since the folder was read.
	app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
	app.setErrorHandler<FastifyError>((error, request, reply) => {
		const { statusCode = 500 } = error;
		if (statusCode < 500) {
			return sendError(request, reply, statusCode);
		}
		onError(error);
		return sendError(request, reply, 500, files.errorDocument);
	});
	return app;

	function handleRequest(request: FastifyRequest, reply: FastifyReply) {
		const { path, query } = splitTarget(request.originalUrl, rules);
		const resource = files.resources.get(path);
		if (resource !== undefined) {
			const compressedFile = findCompressedFile(request, resource);
			reply.headers({
				...resource.headers,
				...(compressedFile && { "Content-Encoding": compressedFile.encoding }),
			});
			return reply.sendFile(resource.file + (compressedFile?.suffix ?? ""));
		}
		const target = findRedirectTarget(files, decodePath(path));
		if (target === undefined) {
			return sendNotFound(request, reply);
		}
		reply.headers(getRedirectHeaders(path));
		// The target comes from the tables of the build, never from the request: it cannot lead off-site.
		return reply.redirect(`${target.path}${query}${target.anchor}`, rules.redirectStatus);
	}

	/**
	 * Returns the headers of a redirect or a refusal. A target such as `*` is not a path, and gets the headers of every
	 * path.
	 */
	function getRedirectHeaders(path: string): Record<string, string> {
		const headers = path.startsWith("/") ? getHeaders(rules, path) : getErrorDocumentHeaders(rules);
		return { ...headers, "Cache-Control": rules.errorCacheControl };
	}

	/** Returns the headers of an error. */
	function getErrorHeaders(): Record<string, string> {
		return { ...getErrorDocumentHeaders(rules), "Cache-Control": rules.errorCacheControl };
	}

	function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
		const { path } = splitTarget(request.originalUrl, rules);
		const normalised = (decodePath(path) ?? path).replace(/\/{2,}/g, "/");
		const nearest = files.notFound.find(({ folder }) => normalised.startsWith(folder));
		return sendError(request, reply, 404, nearest);
	}

	async function sendError(
		request: FastifyRequest,
		reply: FastifyReply,
		status: number,
		document?: ServedFile,
	) {
		for (const name of Object.keys(reply.getHeaders())) {
			reply.removeHeader(name);
		}
		const { path } = splitTarget(request.originalUrl, rules);
		reply.code(status).headers(status === 405 ? getRedirectHeaders(path) : getErrorHeaders());
		if (status === 405) {
			reply.header("Allow", rules.methods.join(", "));
		}
		if (document === undefined) {
			return reply.send(String(status));
		}
		const copy = findCompressedFile(request, document);
		reply.headers({
			"Content-Type": getContentType(rules, document.file),
			...(document.precompressed.length > 0 && { Vary: "Accept-Encoding" }),
			...(copy && { "Content-Encoding": copy.encoding }),
		});
		return reply.send(await readFile(join(root, document.file + (copy?.suffix ?? ""))));
	}
}

/** Finds the first compressed copy that the client accepts. */
function findCompressedFile(
	{ headers }: FastifyRequest,
	file: ServedFile,
): PrecompressedEncoding | undefined {
	const accepted = String(headers["accept-encoding"] ?? "");
	return file.precompressed.find(({ encoding }) => acceptsEncoding(accepted, encoding));
}
