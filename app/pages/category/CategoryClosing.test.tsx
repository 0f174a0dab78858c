import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CategoryClosing } from "./CategoryClosing.tsx";

test.each([
	[7, ["Articles", "A bar"]],
	[0, ["A bar"]],
])("the drawing of %d articles has these captions: %j", (count, captions) => {
	const html = renderToStaticMarkup(
		<CategoryClosing
			title="What now?"
			text="One offer."
			action={{ label: "GET STARTED", href: "/" }}
			drawing={{ articles: "Articles", bar: "A bar" }}
			theme="wattle"
			count={count}
		/>,
	);
	expect(Array.from(html.matchAll(/<p class="caption">(.*?)<\/p>/g), ([, text]) => text)).toEqual(
		captions,
	);
	expect(html.match(/<svg/g)).toHaveLength(captions.length);
});
