/**
 * Runs on Cloudflare for documents and for what is missing; all other files go out without it. It sends
 * the ready-made Brotli copy of a document, smaller than what the engine makes by itself, and answers
 * other spellings and missing addresses as the other hosts do. What `_headers` says of an address, and
 * where `_redirects` leads from it, it asks the engine.
 */
import {
	accepts,
	cacheControlFor,
	canonicalPath,
	contentTypeFor,
	decodedPath,
	hiddenExpressions,
	siteRules,
} from "../rules.ts";

/** What wrangler.jsonc binds: the folder of the site, with its headers and redirects. */
interface Bindings {
	readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** The edge writes an `Accept-Encoding` of its own, and says beside it what the client sent. */
type EdgeRequest = Request & { readonly cf?: { readonly clientAcceptEncoding?: string } };

/** A document's file as the engine sends it, or the copy beside it. */
type Found = { readonly answer: Response; readonly isCopy: boolean };

/** The rules that are the same for every build; the others stand in `_headers` and `_redirects`. */
const rules = siteRules({ documents: [], frameOrigins: [], redirects: [] });

export default {
	async fetch(request: EdgeRequest, { ASSETS }: Bindings): Promise<Response> {
		const { method } = request;
		const url = new URL(request.url);
		const ask = (pathname: string, init?: RequestInit) => {
			const asked = new URL(url);
			asked.pathname = pathname;
			return ASSETS.fetch(new Request(asked, { ...init, redirect: "manual" }));
		};
		// The engine refuses the method, so these are what `_headers` says, and nothing of a file.
		const headersAt = async (pathname: string) => {
			const headers = new Headers((await ask(pathname, { method: "POST" })).headers);
			headers.set("Cache-Control", rules.errorCacheControl);
			return headers;
		};
		const headers = await headersAt(url.pathname);
		if (!rules.methods.includes(method)) {
			headers.set("Allow", rules.methods.join(", "));
			return new Response(null, { status: 405, headers });
		}

		const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get("Accept-Encoding");
		const suffixes = accepts(accepted ?? "", "br") ? [".br", ""] : [""];
		const find = async (files: string[], conditions?: Headers): Promise<Found | undefined> => {
			for (const name of files.flatMap((file) => suffixes.map((suffix) => file + suffix))) {
				const answer = await ask(name, { method, headers: conditions });
				if (answer.status === 200 || answer.status === 304) {
					return { answer, isCopy: name.endsWith(".br") };
				}
			}
			return undefined;
		};

		const path = (decodedPath(url.pathname) ?? url.pathname).replace(/\/{2,}/g, "/");
		const address = encodeURI(canonicalPath(rules, path).toLowerCase());
		const file = address === "/" ? "/index.html" : `${address}.html`;
		const isAddress =
			canonicalPath(rules, file) === address &&
			!hiddenExpressions(rules).some((expression) => expression.test(file));
		const document = isAddress ? await find([file], request.headers) : undefined;
		if (document !== undefined && address === url.pathname) {
			headers.set("Cache-Control", cacheControlFor(rules, address));
			headers.set("ETag", document.answer.headers.get("ETag") ?? "");
			return withDocument(document.answer.status, headers, document);
		}
		const moved = document === undefined ? (await ask(address)).headers.get("Location") : null;
		if (document !== undefined || moved !== null) {
			headers.set("Location", moved ?? `${address}${url.search}`);
			return new Response(null, { status: rules.redirectStatus, headers });
		}

		// The nearest document for this: a folder at the top may have its own. `_headers` has no rule for
		// the other but that for all addresses.
		const [folder = "/"] = /^\/[^/]+\//.exec(path) ?? [];
		const top = `/${rules.notFoundDocument}`;
		const notFound = await find([encodeURI(folder) + rules.notFoundDocument, top]);
		return withDocument(404, await headersAt(top), notFound);
	},
};

function withDocument(status: number, headers: Headers, document?: Found): Response {
	headers.set("Content-Type", contentTypeFor(rules, ".html"));
	headers.set("Vary", "Accept-Encoding");
	if (document?.isCopy) {
		headers.set("Content-Encoding", "br");
	}
	// Cloudflare's own setting: what is compressed already is sent as it is.
	const init = { status, headers, encodeBody: document?.isCopy ? "manual" : "automatic" };
	return new Response(document?.answer.body, init);
}
