/**
 * Runs on Cloudflare where no file answers, and nowhere else, for what `_headers` and `_redirects`
 * cannot say: a 404 is never kept, not even under `/assets/`, where files are kept for a year; and
 * a document or an old address is found in upper case too. All else is the engine's own answer,
 * the nearest `404.html` with the headers of `_headers`.
 */

/** What wrangler.jsonc binds: the folder of the site, with its headers and redirects. */
interface Bindings {
	readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** As `errorCacheControl` and `redirectStatus` of deploy/rules.ts: tests/hosts compares them. */
const rules = { errorCacheControl: "no-cache", redirectStatus: 308 };

/** Headers that belong to a body. */
const bodyHeaders = ["Content-Length", "Content-Type", "ETag"];

export default {
	async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
		// Without the conditions: a 304 would hide that the address is missing.
		const { method } = request;
		const ask = (url: URL) => ASSETS.fetch(new Request(url, { method, redirect: "manual" }));

		const url = new URL(request.url);
		const lowerCase = new URL(url);
		lowerCase.pathname = url.pathname.toLowerCase();
		if (lowerCase.pathname !== url.pathname) {
			const answer = await ask(lowerCase);
			const location = locationOf(answer, lowerCase);
			if (location !== null) {
				const headers = errorHeaders(answer);
				for (const name of bodyHeaders) {
					headers.delete(name);
				}
				headers.set("Location", location);
				return new Response(null, { status: rules.redirectStatus, headers });
			}
		}
		const answer = await ask(url);
		const headers = errorHeaders(answer);
		headers.delete("ETag");
		return new Response(answer.body, { status: answer.status, headers });
	},
};

/**
 * Where the lower-case spelling leads: to the document there, or where a line of `_redirects` says.
 * Nowhere where it is a file, whose name has its own case, or where the engine would spell it anew.
 */
function locationOf({ status, headers }: Response, { pathname, search }: URL): string | null {
	if (status === rules.redirectStatus) {
		return headers.get("Location");
	}
	const isDocument = headers.get("Content-Type")?.startsWith("text/html") ?? false;
	return status === 200 && isDocument ? `${pathname}${search}` : null;
}

function errorHeaders(answer: Response): Headers {
	const headers = new Headers(answer.headers);
	headers.set("Cache-Control", rules.errorCacheControl);
	return headers;
}
