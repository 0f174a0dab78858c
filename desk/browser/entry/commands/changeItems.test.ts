import { expect, test } from "vitest";
import { changeItems } from "./changeItems.ts";

test("items of one list are changed, and nothing else", () => {
	const data = { name: "Eva", groups: [{ awards: ["One", "Two"] }, { awards: ["Three"] }] };
	const changed = changeItems(data, ["groups", 0, "awards"], (items) => items.toReversed());
	expect(changed.groups).toEqual([{ awards: ["Two", "One"] }, { awards: ["Three"] }]);
	expect(changed).toEqual({ ...data, groups: changed.groups });
	expect(changeItems(data, ["name"], () => [])).toBe(data);
});
