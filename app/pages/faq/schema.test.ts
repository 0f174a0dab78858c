import { expect, test } from "vitest";
import { content } from "../../../tests/fixtures/site.ts";
import { checkContent } from "./schema.ts";

const file = "content/pages/faq.yaml";
const { faq } = content.pages;

test("every question is in a group that the page shows", () => {
	expect(checkContent({ file, data: structuredClone(faq) })).toEqual([]);
	const data = structuredClone(faq);
	const [first] = data.items;
	if (first) {
		first.group = "elsewhere";
	}
	expect(checkContent({ file, data })).toEqual([
		{
			file,
			field: "items.0.group",
			received: '"elsewhere"',
			expected: `one of the groups: ${faq.groups.map(({ id }) => id).join(", ")}`,
		},
	]);
});
