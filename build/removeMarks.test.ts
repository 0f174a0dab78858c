import { expect, test } from "vitest";
import { removeMarks } from "./removeMarks.ts";

test("attributes for the search index and for the desk are not published", () => {
	expect(
		removeMarks(
			'<p class="caption" data-no-search="">Next <b data-price="platform.small">$1</b></p>',
		),
	).toBe('<p class="caption">Next <b>$1</b></p>');
});
