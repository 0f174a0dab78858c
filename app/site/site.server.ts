import { ContentError, type LoadOptions, validateContent } from "../../content-model/index.ts";
import { readImages } from "../images/images.server.ts";
import { readLogo } from "../images/logo.server.ts";
import { compileArticles } from "./articles.server.ts";
import { createBenefits } from "./benefits.server.ts";
import { createEvents } from "./events.server.ts";
import { listPages } from "./pages.server.ts";
import { createPricing } from "./pricing.server.ts";
import { createQuestions } from "./questions.server.ts";
import { readSchemaModules } from "./schemaModules.server.ts";
import { createTeam } from "./team.server.ts";

/** The data that pages and files are made of, created once. */
export type Site = Awaited<ReturnType<typeof createSite>>;

/**
 * Reads, checks, compiles and draws everything once.
 * @param root folder that holds `content/`.
 * @throws ContentError naming every issue of texts, logo and pictures.
 */
export async function createSite(root: string, options: LoadOptions = {}) {
	const validated = validateContent(root, await readSchemaModules(), options);
	const { content, imageSources, findLine } = validated;
	const { logo, issues: logoIssues } = readLogo(root);
	const { images, issues: imageIssues } = await readImages(root, imageSources);
	const issues = [...validated.issues, ...logoIssues, ...imageIssues];
	if (!content || issues.length > 0) {
		throw new ContentError(issues, findLine);
	}
	const { settings, destinations, pages, plainPages, redirects, agreement, testimonials } = content;
	const { placements } = content;
	const team = createTeam(content.team, images);
	const articles = compileArticles(content, images, team);
	const events = createEvents(content, options.now ?? new Date());
	const benefits = createBenefits(content);
	const covers = [...articles, ...events].map(({ cover }) => cover.small);
	return {
		/** Content used unchanged everywhere: settings, words of pages, link targets. */
		content: { settings, destinations, pages, plainPages, redirects, placements },
		logo,
		/** The register of pages, by path. */
		pages: listPages(
			{ settings, pages, plainPages, placements },
			{ articles, team, benefits },
			logo,
		),
		/** Compiled articles, the newest first. */
		articles,
		/** Events by start, the earliest first. */
		events,
		/** The team in its order, with portraits and the pages about them. */
		team,
		/** Benefits in the order of the home page's tiles. */
		benefits,
		testimonials,
		/** The price table, with the lowest price of each row. */
		pricing: createPricing(content.pricing),
		/** The FAQ with its answers. */
		questions: createQuestions(content),
		agreement,
		/** Screenshots, portraits and pictures of articles, and the files to be made from them. */
		images,
		/** Drawings that are files of their own: SVG by URL path. */
		drawings: new Map(covers.map(({ path, svg }) => [path, svg])),
	};
}
