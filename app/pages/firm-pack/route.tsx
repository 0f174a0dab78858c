import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { Worksheet } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { drawMiniature } from "./drawMiniature.ts";
import { PackWorksheet } from "./PackWorksheet.tsx";
import { WorksheetList } from "./WorksheetList.tsx";
import "./firm-pack.css";

export const handle: RouteHandle = { hue: "ochre" };

export function loader({ context }: Route.LoaderArgs) {
	const { content, articles } = context.get(siteContext);
	const { "firm-pack": page, blog } = content.pages;
	return {
		page,
		// A worksheet is part of an article.
		week: blog.article.week,
		// The content's checks ensure that each exists.
		worksheets: page.sheets.flatMap((sheet) => {
			const article = articles.find(({ slug }) => slug === sheet.article);
			const worksheet = article?.worksheets.find(({ name }) => name === sheet.template);
			if (!article || !worksheet) {
				return [];
			}
			const { path, title: articleTitle } = article;
			const tree = copyWorksheet(worksheet);
			return { ...sheet, tree, miniature: drawMiniature(tree), path, articleTitle };
		}),
	};
}

/**
 * Copies a worksheet's section without ids: those of several articles could clash here. A table that a heading
 * names by its id takes the heading's words.
 */
function copyWorksheet({ section }: Worksheet): Root {
	const copy = structuredClone(section);
	const headings = new Map<string, string>();
	visit(copy, "element", (element) => {
		const { id, ariaLabelledBy, ...properties } = element.properties;
		if (id) {
			headings.set(String(id), textOf(element));
		}
		const label = ariaLabelledBy && headings.get(String(ariaLabelledBy));
		element.properties = { ...properties, ...(label && { ariaLabel: label }) };
	});
	return { type: "root", children: [copy] };
}

/** Worksheets, each printed on its own page. */
export default function FirmPack({ loaderData: { page, worksheets, week } }: Route.ComponentProps) {
	return (
		<>
			<div className="on-screen">
				<PageHead {...page.hero} />
			</div>
			<Section id="sheets" progress={0.15} hasRulerOnPaper={false} className="firm-pack">
				<WorksheetList worksheets={worksheets} copy={page} />
				{worksheets.map((worksheet) => (
					<PackWorksheet key={worksheet.id} {...worksheet} weekLabel={week} why={page.why} />
				))}
			</Section>
		</>
	);
}
