import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { interpolate } from "../../../content-model/browser.ts";
import { markdownPath } from "../../../paths/index.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Section } from "../../components/Section.tsx";
import type { Article } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import "./firm-pack.css";

export const handle: RouteHandle = { hue: "ochre" };

export function loader({ context }: Route.LoaderArgs) {
	const { content, articles } = context.get(siteContext);
	const { "firm-pack": page, blog } = content.pages;
	return {
		page,
		week: blog.article.week,
		sheets: page.sheets.map((sheet) => {
			const article = articles.find(({ slug }) => slug === sheet.article);
			const tree = article && extractSheet(article, sheet.template);
			if (!tree) {
				throw new Error(
					`content/pages/firm-pack.yaml names the sheet ${sheet.template}, which content/articles/${sheet.article}.md does not hold.`,
				);
			}
			return { ...sheet, tree, path: article.path, articleTitle: article.title };
		}),
	};
}

/** One sheet of an article, with the link to its file. */
function extractSheet({ templates, tree }: Article, name: string): Root | undefined {
	const sections: Element[] = [];
	visit(tree, "element", (element) => {
		if ([element.properties.className].flat().includes("template")) {
			sections.push(element);
		}
	});
	const section = sections[templates.findIndex((template) => template.name === name)];
	const sheet: Root | undefined = section && {
		type: "root",
		// The article's own tree stays as it is.
		children: [structuredClone(section)],
	};
	if (sheet) {
		// Ids of several articles could clash here.
		visit(sheet, "element", ({ properties }) => {
			delete properties.id;
		});
	}
	return sheet;
}

/** Six sheets, each printed on its own page. */
export default function FirmPack({ loaderData }: Route.ComponentProps) {
	const { page, sheets, week } = loaderData;
	return (
		<>
			<div className="on-screen">
				<PageHead {...page.hero} />
			</div>
			<Section id="sheets" progress={0.15} className="firm-pack">
				<div className="section-head axis on-screen">
					<div>
						<h2>{page.contents}</h2>
						<p className="caption mt-2">{page.version}</p>
					</div>
					<div>
						<ol className="sheet-list ruled">
							{sheets.map(({ id, title }) => (
								<li key={id}>
									<a href={`#${id}`}>{title}</a>
								</li>
							))}
						</ol>
						<p className="quiet mt-4">{page.notice}</p>
						<p className="mt-4">
							<a href={markdownPath("/firm-pack")} data-no-text="" download="">
								{page.all}
							</a>
						</p>
					</div>
				</div>
				{sheets.map(({ id, tree, path, articleTitle }) => (
					<div key={id} id={id} className="sheet">
						<Prose tree={tree} week={week} />
						<p className="caption on-screen">
							<a href={path}>{interpolate(page.why, { article: articleTitle })}</a>
						</p>
					</div>
				))}
			</Section>
		</>
	);
}
