import { expect, test } from "vitest";
import { formatDefinitionStyles } from "./definitionStyles.ts";

test("each definition shows while a link to it is hovered or focused", () => {
	const ids = ["def-fee", "def-business-day"];
	const rules = formatDefinitionStyles(ids.map((id) => ({ id })));
	for (const id of ids) {
		expect(rules).toContain(`[href="#${id}"]:is(:hover,:focus)) #${id}+*`);
	}
});
