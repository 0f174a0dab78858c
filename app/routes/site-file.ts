import { readFile } from "node:fs/promises";
import { encodeImage } from "../content/encodeImage.server.ts";
import { pageMarkdown } from "../markdown/pageMarkdown.server.ts";
import { absolute, markdownPath } from "../seo/addresses.ts";
import { siteFiles } from "../seo/siteFiles.server.ts";
import { siteContext } from "../site/context.ts";
import type { Site } from "../site/site.server.ts";
import { drawCard } from "../social/drawCard.server.ts";
import type { Route } from "./+types/site-file";

/** A file that a build writes by itself, in development only: made when it is asked for. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { pathname, origin } = new URL(request.url);
	const file = await fileAt(pathname, origin, context.get(siteContext));
	return file === undefined
		? new Response("There is no such file.", { status: 404 })
		: new Response(typeof file === "string" ? file : Buffer.from(file), {
				headers: { "Content-Type": typeOf(pathname) },
			});
}

async function fileAt(path: string, origin: string, site: Site) {
	const image = site.images.files.get(path);
	if (image) {
		return readFile(await encodeImage(process.cwd(), path, image));
	}
	for (const page of site.pages.values()) {
		if (path === page.socialImage.address) {
			return drawCard(page.socialImage.card);
		}
		if (path === markdownPath(page.path)) {
			const document = await fetch(new URL(page.path, origin));
			return pageMarkdown(await document.text(), absolute(page.path, site.content.site.url));
		}
	}
	return (await siteFiles(site)).get(path);
}

/** Types for the development server; hosts have their own list in deploy/rules.ts. */
const types: Readonly<Record<string, string>> = {
	avif: "image/avif",
	ics: "text/calendar; charset=utf-8",
	ico: "image/x-icon",
	jpeg: "image/jpeg",
	json: "application/feed+json",
	md: "text/markdown; charset=utf-8",
	png: "image/png",
	svg: "image/svg+xml",
	txt: "text/plain; charset=utf-8",
	webmanifest: "application/manifest+json",
	webp: "image/webp",
	xml: "application/xml; charset=utf-8",
};

function typeOf(path: string): string {
	return types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
