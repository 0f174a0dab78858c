/**
 * Runs on Cloudflare where no file answers, and nowhere else, for what `_headers` and `_redirects`
 * cannot say: a 404 is never kept, not even under `/assets/`, where files are kept for a year; it has
 * the policy of documents for errors wherever it is sent; and a document or an old address is found
 * in upper case too. All else is the engine's own answer, the nearest `404.html`.
 */

/** What wrangler.jsonc binds: the folder of the site, with its headers and redirects. */
interface Bindings {
	readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** As `errorCacheControl` and `redirectStatus` of deploy/rules.ts: tests/hosts compares them. */
const rules = { errorCacheControl: "no-cache", redirectStatus: 308 };

/** An address that is missing, and for which `_headers` has no rule but that for all addresses. */
const missingAddress = "/404/hidden";

export default {
	async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
		// Without the conditions: a 304 would hide that the address is missing.
		const { method } = request;
		const ask = (url: URL) => ASSETS.fetch(new Request(url, { method, redirect: "manual" }));

		const url = new URL(request.url);
		const headers = errorHeaders(await ask(new URL(missingAddress, url)));

		const lowerCase = new URL(url);
		lowerCase.pathname = url.pathname.toLowerCase();
		if (lowerCase.pathname !== url.pathname) {
			const location = locationOf(await ask(lowerCase), lowerCase);
			if (location !== null) {
				headers.delete("Content-Type");
				headers.set("Location", location);
				return new Response(null, { status: rules.redirectStatus, headers });
			}
		}
		const answer = await ask(url);
		const { status, body } = answer;
		return new Response(body, { status, headers: status === 404 ? headers : errorHeaders(answer) });
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

/** Headers of an answer that is never kept. Its length and its tag are those of another body. */
function errorHeaders(answer: Response): Headers {
	const headers = new Headers(answer.headers);
	headers.set("Cache-Control", rules.errorCacheControl);
	headers.delete("Content-Length");
	headers.delete("ETag");
	return headers;
}
