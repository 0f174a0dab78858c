import { type Agreement, readAgreement } from "../content/agreement.server.ts";
import { type Images, readImages } from "../content/images.server.ts";
import { ContentError, type Issue } from "../content/issues.ts";
import { type Content, type LoadOptions, readContent } from "../content/load.server.ts";
import { lineOfField } from "../content/read.server.ts";
import type { Mark } from "../grid/index.ts";
import { type Article, compileArticles } from "./articles.server.ts";
import { type EventCard, eventCards } from "./events.server.ts";
import { readMark } from "./mark.server.ts";
import { listPages, type SitePage } from "./pages.server.ts";
import { type Member, teamMembers } from "./team.server.ts";

/** Everything that pages and files are made of, made once and handed on. */
export interface Site {
	/** All that stands under `content/`, checked. */
	content: Content;
	/** The mark of the brand. */
	mark: Mark;
	/** The register of pages, by path. */
	pages: ReadonlyMap<string, SitePage>;
	/** Compiled, newest first. */
	articles: Article[];
	/** Those to come first. */
	events: EventCard[];
	team: Member[];
	agreement: Agreement;
	/** Screenshots and portraits, and the files to be made from them. */
	images: Images;
	/** Drawings that are files of their own: SVG by address. */
	drawings: ReadonlyMap<string, string>;
}

/**
 * Reads, checks, compiles and draws everything once.
 * @param root folder that holds `content/`.
 * @throws ContentError naming every issue of texts, mark and pictures.
 */
export async function createSite(root: string, options: LoadOptions = {}): Promise<Site> {
	const { content, pictured, issues } = readContent(root, options);
	const mark = await unlessIssues(issues, () => readMark(root));
	const images = await unlessIssues(issues, () => readImages(root, pictured));
	if (!content || !mark || !images) {
		throw new ContentError(issues, (issue) => lineOfField(root, issue));
	}
	const articles = compileArticles(content, images.pictures);
	const events = eventCards(content, options.now ?? new Date());
	const drawn = [...articles, ...events].flatMap(({ cover }) => [cover.card, cover.strip]);
	return {
		content,
		mark,
		pages: listPages(content, articles, mark),
		articles,
		events,
		team: teamMembers(content, images),
		agreement: readAgreement(content.agreement, content.agreement.body).agreement,
		images,
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
