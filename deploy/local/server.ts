import type { IncomingMessage, Server, ServerResponse } from "node:http";
import sirv from "sirv";
import type { BuildPolicy } from "../policy.ts";
import { canonicalPath, decodedPath, headersFor, type SiteRules, siteRules } from "../rules.ts";
import { createHttpServer, type Timeouts } from "./http-server.ts";
import { chooseVariant, isUnchanged } from "./negotiation.ts";
import { type Resource, readSiteFiles, type SiteFiles, type StatusDocument } from "./site-files.ts";
import { keepSmallFiles } from "./small-files.ts";

/** What {@link createSiteServer} needs. */
export interface SiteServerOptions {
	/** The built folder, such as `dist/client`. Read once: restart after a new build. */
	readonly root: string;
	/** What the build wrote to `policy.json`. */
	readonly policy: BuildPolicy;
	/** How long clients may take; the usual limits where left out. */
	readonly timeouts?: Partial<Timeouts>;
	/** Told of a fault of the server itself. Standard error where left out. */
	readonly onFault?: (error: unknown) => void;
}

/**
 * The site's local server, not yet listening.
 * @throws UserError when the folder holds a file that no address can name, or two for one.
 */
export function createSiteServer(options: SiteServerOptions): Server {
	const rules = siteRules(options.policy);
	return createHttpServer({
		handler: createSiteHandler(options, rules),
		errorHeaders: errorHeaders(rules, "/"),
		methods: rules.methods,
		timeouts: options.timeouts,
	});
}

/**
 * Answers requests from a built folder by the rules. sirv sends the files; which file, and with
 * what headers, is settled before it is asked, and small files go out from memory. That order is
 * deliberate: sirv alone redirects nothing, repeats no header on a 304, takes `br;q=0` for consent,
 * and one `Range: bytes=5-2` ends its process.
 */
function createSiteHandler(options: SiteServerOptions, rules: SiteRules) {
	const files = readSiteFiles(options.root, rules);
	const sendFile = sirv(options.root, { extensions: [] });
	const smallFile = keepSmallFiles(options.root);
	const onFault = options.onFault ?? console.error;

	return (request: IncomingMessage, response: ServerResponse): void => {
		try {
			answer(request, response);
		} catch (error) {
			onFault(error);
			fail(request, response);
		}
	};

	function answer(request: IncomingMessage, response: ServerResponse): void {
		const { path, query } = splitTarget(request.url ?? "", rules);
		if (!rules.methods.includes(request.method ?? "")) {
			setHeaders(response, errorHeaders(rules, path));
			response.setHeader("Allow", rules.methods.join(", "));
			sendText(response, 405, "405 Method Not Allowed");
			return;
		}
		if (request.headers.host === undefined && request.httpVersion === "1.1") {
			setHeaders(response, errorHeaders(rules, "/"));
			sendText(response, 400, "400 Bad Request");
			return;
		}
		const resource = files.resources.get(path);
		if (resource !== undefined) {
			sendResource(request, response, resource);
			return;
		}
		const decoded = decodedPath(path);
		const target = decoded === null ? undefined : redirectTarget(files, rules, decoded);
		if (target === undefined) {
			sendNotFound(request, response, decoded ?? path);
			return;
		}
		setHeaders(response, errorHeaders(rules, path));
		// The address comes from the tables of the build, never from the request: it cannot lead off-site.
		response.setHeader("Location", `${target.path}${query}${target.anchor}`);
		response.setHeader("Content-Length", 0);
		response.writeHead(rules.redirects.status).end();
	}

	function sendResource(
		request: IncomingMessage,
		response: ServerResponse,
		resource: Resource,
	): void {
		const variant = chooseVariant(resource.variants, request.headers["accept-encoding"]);
		setHeaders(response, resource.headers);
		response.setHeader("ETag", variant.etag);
		if (isUnchanged(request.headers, variant.etag, resource.modified)) {
			response.removeHeader("Content-Type");
			response.writeHead(304).end();
			return;
		}
		const body = smallFile(variant);
		if (body !== undefined) {
			if (variant.coding !== null) {
				response.setHeader("Content-Encoding", variant.coding);
			}
			response.setHeader("Content-Length", body.length);
			response.writeHead(200).end(body);
			return;
		}
		// Ranges are optional (RFC 9110, 14.2), and sirv's handling of them is not safe.
		delete request.headers.range;
		request.url = variant.file;
		response.once("pipe", (source: NodeJS.ReadableStream & { destroy(): void }) => {
			// The file vanished, or the client did: neither may leave the other waiting.
			source.once("error", () => response.destroy());
			response.once("close", () => source.destroy());
		});
		sendFile(request, response, () => {
			throw new Error(
				`${variant.file} was there when the server started and is not known to sirv.`,
			);
		});
	}

	function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string): void {
		const oneSlash = path.replace(/\/{2,}/g, "/");
		const nearest = files.notFound.find(({ folder }) => oneSlash.startsWith(folder));
		setHeaders(response, errorHeaders(rules, path));
		sendStatusDocument(request, response, 404, nearest?.document);
	}

	function fail(request: IncomingMessage, response: ServerResponse): void {
		if (response.headersSent) {
			response.destroy();
			return;
		}
		for (const name of response.getHeaderNames()) {
			response.removeHeader(name);
		}
		setHeaders(response, errorHeaders(rules, "/"));
		sendStatusDocument(request, response, 500, files.fault);
	}
}

/** Path and query of a request target, in origin form (`/a?b`) or absolute form (`http://h/a?b`). */
function splitTarget(target: string, rules: SiteRules): { path: string; query: string } {
	const [, path = "", rest = ""] =
		/^(?:https?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i.exec(target) ?? [];
	const query = rules.redirects.query.test(rest) ? `?${rest}` : "";
	return { path: path === "" ? "/" : path, query };
}

/** Where a path leads that moved, or that is another spelling of an address, if it does. */
function redirectTarget(
	files: SiteFiles,
	rules: SiteRules,
	decoded: string,
): { path: string; anchor: string } | undefined {
	const canonical = canonicalPath(rules, decoded);
	const moved = files.moved.get(canonical.toLowerCase());
	if (moved !== undefined) {
		return moved;
	}
	const exact = files.resources.get(canonical);
	const lowerCase = files.resources.get(canonical.toLowerCase());
	const resource = exact ?? (lowerCase?.isDocument ? lowerCase : undefined);
	return resource && { path: resource.address, anchor: "" };
}

function errorHeaders(rules: SiteRules, path: string): Map<string, string> {
	// A target such as `*` is no address: its answer has the headers that all addresses have.
	const address = path.startsWith("/") ? path : "/";
	return headersFor(rules, address).set("Cache-Control", rules.errorCacheControl);
}

function setHeaders(response: ServerResponse, headers: ReadonlyMap<string, string>): void {
	for (const [name, value] of headers) {
		response.setHeader(name, value);
	}
}

function sendText(response: ServerResponse, status: number, text: string): void {
	response.setHeader("Content-Type", "text/plain; charset=utf-8");
	response.setHeader("Content-Length", Buffer.byteLength(text));
	response.writeHead(status).end(text);
}

function sendStatusDocument(
	request: IncomingMessage,
	response: ServerResponse,
	status: number,
	document: StatusDocument | undefined,
): void {
	if (document === undefined) {
		sendText(response, status, String(status));
		return;
	}
	const { coding, body } = chooseVariant(document.variants, request.headers["accept-encoding"]);
	if (coding !== null) {
		response.setHeader("Content-Encoding", coding);
	}
	if (document.variants.length > 1) {
		response.setHeader("Vary", "Accept-Encoding");
	}
	response.setHeader("Content-Type", document.contentType);
	response.setHeader("Content-Length", body.length);
	response.writeHead(status).end(body);
}
