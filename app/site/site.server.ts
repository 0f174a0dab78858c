import { readImages } from "../content/images.server.ts";
import { ContentError, type Issue } from "../content/issues.ts";
import { type LoadOptions, readContent } from "../content/load.server.ts";
import { lineOfField } from "../content/read.server.ts";
import { compileArticles } from "./articles.server.ts";
import { eventCards } from "./events.server.ts";
import { readMark } from "./mark.server.ts";
import { listPages } from "./pages.server.ts";
import { teamMembers } from "./team.server.ts";

/** Everything that pages and files are made of, made once and handed on. */
export type Site = Awaited<ReturnType<typeof createSite>>;

/**
 * Reads, checks, compiles and draws everything once.
 * @param root folder that holds `content/`.
 * @throws ContentError naming every issue of texts, mark and pictures.
 */
export async function createSite(root: string, options: LoadOptions = {}) {
	const { content, pictured, issues } = readContent(root, options);
	const mark = await unlessIssues(issues, () => readMark(root));
	const images = await unlessIssues(issues, () => readImages(root, pictured));
	if (!content || !mark || !images) {
		throw new ContentError(issues, (issue) => lineOfField(root, issue));
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
		team: teamMembers(content, images),
		/** Screenshots and portraits, and the files to be made from them. */
		images,
		/** Drawings that are files of their own: SVG by address. */
		drawings: new Map(drawn.map(({ address, svg }) => [address, svg])),
	};
}

/** What is made, or nothing where that has issues, which are added to the others. */
async function unlessIssues<Made>(
	issues: Issue[],
	make: () => Made | Promise<Made>,
): Promise<Made | undefined> {
	try {
		return await make();
	} catch (error) {
		if (!(error instanceof ContentError)) {
			throw error;
		}
		issues.push(...error.issues);
	}
}
