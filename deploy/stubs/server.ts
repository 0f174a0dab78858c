import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createHttpServer } from "../local/http-server.ts";
import { eventPagesPath, type StubName, stubPaths } from "./addresses.ts";
import { stubPage, stubStyleHash, unknownStubPage } from "./pages.ts";

const methods = ["GET", "HEAD"];

/** Slugs as the file names in `content/events` have them. */
const eventPage = new RegExp(`^${eventPagesPath}[a-z0-9]+(?:-[a-z0-9]+)*$`);

/**
 * A server of small labelled pages, one for each external destination, not yet listening.
 * @param options `siteOrigin` is the origin of the site they stand in for, which alone may frame
 * the contact form: `http://localhost:3000`.
 */
export function createStubServer(options: { readonly siteOrigin: string }): Server {
	const { siteOrigin } = options;
	const names = Object.keys(stubPaths) as StubName[];
	const pages = new Map(
		names.map((name) => [stubPaths[name] as string, stubPage(name, siteOrigin)]),
	);
	const event = stubPage("event", siteOrigin);
	const unknown = unknownStubPage(siteOrigin);

	const handler = (request: IncomingMessage, response: ServerResponse) => {
		if (!methods.includes(request.method ?? "")) {
			response.setHeader("Allow", methods.join(", "));
			send(response, 405, headers("'none'"), "");
			return;
		}
		const path = (request.url ?? "").replace(/[?#].*$/s, "");
		const page = eventPage.test(path) ? event : pages.get(path);
		if (page === undefined) {
			send(response, 404, headers("'none'"), unknown);
		} else if (path === stubPaths.contactForm) {
			const framed = headers(siteOrigin).set("Cross-Origin-Resource-Policy", "cross-origin");
			send(response, 200, framed, page);
		} else {
			send(response, 200, headers("'none'"), page);
		}
	};
	return createHttpServer({ handler, errorHeaders: headers("'none'"), methods });
}

function headers(frameAncestors: string): Map<string, string> {
	return new Map([
		[
			"Content-Security-Policy",
			`default-src 'none'; style-src '${stubStyleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors}`,
		],
		["X-Content-Type-Options", "nosniff"],
		["Referrer-Policy", "no-referrer"],
		["X-Robots-Tag", "noindex"],
		["Cross-Origin-Resource-Policy", "same-origin"],
		["Cache-Control", "no-store"],
	]);
}

function send(
	response: ServerResponse,
	status: number,
	fields: ReadonlyMap<string, string>,
	body: string,
): void {
	for (const [name, value] of fields) {
		response.setHeader(name, value);
	}
	response.setHeader("Content-Type", "text/html; charset=utf-8");
	response.setHeader("Content-Length", Buffer.byteLength(body));
	response.writeHead(status).end(body);
}
