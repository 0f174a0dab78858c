import { siteContext } from "../site/context.ts";
import { siteFiles } from "../seo/siteFiles.server.ts";
import type { Route } from "./+types/site-file";

/** A file that is made from the content: an icon, a feed, a calendar, a page as Markdown. */
export async function loader({ request }: Route.LoaderArgs) {
	const path = new URL(request.url).pathname;
	const make = siteFiles(content()).get(path);
	if (!make) {
		return new Response("There is no such file.", { status: 404 });
	}
	const made = await make();
	return new Response(typeof made === "string" ? made : Buffer.from(made), {
		headers: { "Content-Type": typeOf(path) },
	});
}

/** Types for the development server; hosts have their own list in deploy/rules.ts. */
const types: Readonly<Record<string, string>> = {
	ics: "text/calendar; charset=utf-8",
	ico: "image/x-icon",
	json: "application/feed+json",
	md: "text/markdown; charset=utf-8",
	png: "image/png",
	svg: "image/svg+xml",
	txt: "text/plain; charset=utf-8",
	webmanifest: "application/manifest+json",
	xml: "application/xml; charset=utf-8",
};

function typeOf(path: string): string {
	return types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
