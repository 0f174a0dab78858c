import { readImages } from "../content/images.server.ts";
import { ContentError } from "../content/issues.ts";
import { type LoadOptions, readContent } from "../content/load.server.ts";
import { compileArticles } from "./articles.server.ts";
import { eventCards } from "./events.server.ts";
import { readMark } from "./mark.server.ts";
import { listPages } from "./pages.server.ts";

/** Everything that pages and files are made of, made once and handed on. */
export type Site = Awaited<ReturnType<typeof createSite>>;

/**
 * Reads, checks, compiles and draws everything once.
 * @param root folder that holds `content/`.
 * @throws ContentError naming every issue of texts, mark and pictures.
 */
export async function createSite(root: string, options: LoadOptions = {}) {
	const { content, pictured, issues, lineOf } = readContent(root, options);
	const mark = readMark(root, issues);
	const images = await readImages(root, pictured, issues);
	if (!content || issues.length > 0) {
		throw new ContentError(issues, lineOf);
	}
	const articles = compileArticles(content, images.pictures);
	const events = eventCards(content, options.now ?? new Date());
	const drawn = [...articles, ...events].map(({ cover }) => cover.card);
	return {
		/** All that stands under `content/`, checked. */
		content,
		mark,
		/** The register of pages, by path. */
		pages: listPages(content, articles, mark),
		/** Compiled, newest first. */
		articles,
		/** Those to come first. */
		events,
		/** In its order, with portraits and the pages about them. */
		team: images.team,
		/** Screenshots and portraits, and the files to be made from them. */
		images,
		/** Drawings that are files of their own: SVG by address. */
		drawings: new Map(drawn.map(({ address, svg }) => [address, svg])),
	};
}
