import { expect, test } from "vitest";
import { formatDefinitionStyles } from "./Definitions.tsx";

test("each definition shows while a link to it is hovered or focused", () => {
	const ids = ["def-fee", "def-business-day"];
	const rules = formatDefinitionStyles(ids.map((id) => ({ id })));
	for (const id of ids) {
		expect(rules).toContain(`:is(:focus,:hover)[href="#${id}"]) #${id}+*`);
	}
});
