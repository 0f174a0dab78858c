import { expect, test } from "vitest";
import { findConflicts, replaceValue, suggestSide } from "../../../desk/browser/state/merge.ts";

const schema = {
	properties: {
		title: { title: "Title" },
		rows: { title: "Rows", items: { title: "Row", properties: { price: { title: "Price" } } } },
	},
};

test("what one side alone has changed is suggested, and what both have is asked", () => {
	const base = { title: "A", rows: [{ price: 1 }, { price: 2 }] };
	const mine = { title: "B", rows: [{ price: 10 }, { price: 2 }] };
	const theirs = { title: "C", rows: [{ price: 1 }, { price: 20 }] };
	const conflicts = findConflicts(schema, base, mine, theirs);
	expect(conflicts.map((each) => [each.label, each.mine, each.theirs, suggestSide(each)])).toEqual([
		["Title", "B", "C", undefined],
		["Rows › Row 1 › Price", 10, 1, "mine"],
		["Rows › Row 2 › Price", 2, 20, "theirs"],
	]);
	expect(replaceValue(theirs, ["rows", 0, "price"], 10)).toEqual({
		title: "C",
		rows: [{ price: 10 }, { price: 20 }],
	});
});

test("lists of other lengths are chosen whole", () => {
	const conflicts = findConflicts(schema, { rows: [] }, { rows: [{ price: 1 }] }, { rows: [] });
	expect(conflicts.map(({ place }) => place)).toEqual([["rows"]]);
});
