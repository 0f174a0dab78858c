import { expect, test } from "vitest";
import type { Entry } from "../../../shared/api/entries.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { followPosition, rebaseTyped } from "./rebaseTyped.ts";

test("what was typed follows a new order of the entries, and nothing else without a question", () => {
	const form = { version: "1", original: { title: "A", order: 2 }, data: { title: "B", order: 2 } };
	const saved = (data: FieldValues) => ({ version: "2", data, positionField: "order" }) as Entry;
	expect(rebaseTyped(form, saved({ title: "A", order: 3 }))).toEqual({
		version: "2",
		original: { title: "A", order: 3 },
		data: { title: "B", order: 3 },
	});
	const typed = { ...form, data: { title: "B", order: 7 } };
	expect(rebaseTyped(typed, saved({ title: "A", order: 3 }))?.data).toEqual({
		title: "B",
		order: 7,
	});
	expect(rebaseTyped(form, saved({ title: "C", order: 3 }))).toBeUndefined();
});

test("what was typed since a save follows the file that the save has written", () => {
	const sent = { title: "B" };
	const typed = { version: "1", original: { title: "A" }, data: { title: "B", line: "C" }, sent };
	const saved = { version: "2", data: { title: "B" } } as Partial<Entry> as Entry;
	expect(rebaseTyped(typed, saved)).toEqual({
		...typed,
		version: "2",
		original: sent,
		sent: undefined,
	});
	expect(rebaseTyped({ ...typed, sent: { title: "D" } }, saved)).toBeUndefined();
});

test("what was typed during a save follows the position that the entry has got, unless one was typed", () => {
	const saved = {
		data: { title: "B", order: 3 },
		positionField: "order",
	} as Partial<Entry> as Entry;
	const sent = { title: "B", order: 2 };
	const follow = (typed: FieldValues, file = saved) => followPosition(typed, sent, file);
	expect(follow({ title: "C", order: 2 })).toEqual({ title: "C", order: 3 });
	expect(follow({ title: "C", order: 7 })).toEqual({ title: "C", order: 7 });
	const { positionField: _none, ...unordered } = saved;
	expect(follow({ title: "C", order: 2 }, unordered)).toEqual({ title: "C", order: 2 });
});
