import { readFile } from "node:fs/promises";
import { listGeneratedFiles, type MakeFile } from "../app/files/generatedFiles.server.ts";
import { encodeImage } from "../app/images/encodeImage.server.ts";
import { toPageMarkdown } from "../app/markdown/pageMarkdown.server.ts";
import type { SitePage } from "../app/site/pages.server.ts";
import type { Site } from "../app/site/site.server.ts";
import { getMarkdownPath, noticesPath, toAbsoluteUrl } from "../paths/index.ts";
import { formatNotices } from "./notices.ts";

/** What a build and the development server each get in their own way. */
interface OutputSources {
	/** The folder that holds `content/`. */
	root: string;
	/** Reads the document of a page. */
	readPage: (path: string) => Promise<string>;
	/** Reads Vite's list of the packages in the scripts. */
	readLicences: () => Promise<string>;
}

/**
 * Lists every file of the site but its documents, scripts, fonts and search index, by path. Each is made when it is
 * asked for.
 */
export function listOutputs(
	site: Site,
	{ root, readPage, readLicences }: OutputSources,
): Map<string, MakeFile> {
	const pages = [...site.pages.values()];
	return new Map<string, MakeFile>([
		...Array.from(
			site.images.files,
			([path, image]) =>
				[path, async () => readFile(await encodeImage(root, path, image))] as const,
		),
		...pages.map(({ socialImage: { path, card } }) => [path, () => drawSocialImage(card)] as const),
		...listGeneratedFiles(site),
		// A build has these last, once the pages are rendered.
		[noticesPath, async () => formatNotices(await readLicences())],
		...pages.map(({ path }) => {
			const url = toAbsoluteUrl(path, site.content.settings.url);
			return [
				getMarkdownPath(path),
				async () => toPageMarkdown(await readPage(path), url),
			] as const;
		}),
	]);
}

/** Draws a page's social image. What that takes is large, and a development server is seldom asked for one. */
async function drawSocialImage(card: SitePage["socialImage"]["card"]): Promise<Uint8Array> {
	const { drawCard } = await import("../app/social/drawCard.server.ts");
	return drawCard(card);
}
