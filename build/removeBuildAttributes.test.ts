import { expect, test } from "vitest";
import { removeBuildAttributes } from "./removeBuildAttributes.ts";

test("attributes for the search index and for the desk are not published", () => {
	expect(
		removeBuildAttributes(
			'<p class="caption" data-no-search="" data-scripted-class="">Next <b data-price="platform.small">$1</b></p>',
		),
	).toBe('<p class="caption">Next <b>$1</b></p>');
});
