import { readFile } from "node:fs/promises";
import type { LoaderFunctionArgs } from "react-router";
import { encodeImage } from "../app/content/encodeImage.server.ts";
import { pageMarkdown } from "../app/markdown/pageMarkdown.server.ts";
import { absolute, markdownPath } from "../app/seo/addresses.ts";
import { siteFiles } from "../app/seo/siteFiles.server.ts";
import { siteContext } from "../app/site/context.ts";
import type { Site } from "../app/site/site.server.ts";
import { drawCard } from "../app/social/drawCard.server.ts";
import { contentTypeFor, siteRules } from "../deploy/rules.ts";

const rules = siteRules({ documents: [], frameOrigins: [], redirects: [] });

/** A file that a build writes by itself, in development only: made when it is asked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, origin } = new URL(request.url);
	const file = await fileAt(pathname, origin, context.get(siteContext));
	return file === undefined
		? new Response("There is no such file.", { status: 404 })
		: new Response(typeof file === "string" ? file : Buffer.from(file), {
				headers: { "Content-Type": contentTypeFor(rules, pathname) },
			});
}

async function fileAt(path: string, origin: string, site: Site) {
	// Drawings first: a list of articles asks for many of them.
	const drawing = site.drawings.get(path);
	if (drawing !== undefined) {
		return drawing;
	}
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
	return (await filesOf(site)).get(path);
}

const made = new WeakMap<Site, ReturnType<typeof siteFiles>>();

/** The files of a site, made once for as long as the content stays. */
function filesOf(site: Site): ReturnType<typeof siteFiles> {
	const files = made.get(site) ?? siteFiles(site);
	made.set(site, files);
	return files;
}
