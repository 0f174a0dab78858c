import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { requireValue } from "../../build/requireValue.ts";
import { site } from "../../tests/fixtures/site.ts";
import { ArticleCard } from "./ArticleCard.tsx";

test.each([
	[false, true],
	[true, false],
])("a row names the category only of an article that is not public: %j", (isPublic, isNamed) => {
	const article = requireValue(site.articles[0], "An article");
	const categoryLabel = "LABEL (draft)";
	const html = renderToStaticMarkup(
		<ArticleCard article={{ ...article, categoryLabel, isPublic }} layout="row" />,
	);
	expect(html.includes(categoryLabel)).toBe(isNamed);
});
