import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { site } from "../../../tests/fixtures/site.ts";
import { summariseArticle } from "../../site/articles.server.ts";
import { CategoryArticles } from "./CategoryArticles.tsx";

const render = (count: number) =>
	renderToStaticMarkup(
		<CategoryArticles
			name="Law"
			articles={site.articles.slice(0, count).map(summariseArticle)}
			words={site.content.pages.blog}
		>
			Search
		</CategoryArticles>,
	);

test("a category without articles has a sentence in place of a list", () => {
	expect(render(2)).toContain("<ul");
	const html = render(0);
	expect(html).not.toContain("<ul");
	expect(html).toMatch(/<p>[^<]*Law/);
});
