import { expect, test } from "vitest";
import type { Entry } from "../../../shared/api/entries.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { rebasePosition, reconcile } from "./reconcile.ts";

/** A file of version 2. */
function createFile(data: FieldValues, positionField?: string): Entry {
	return { version: "2", data, positionField } as Partial<Entry> as Entry;
}

const a = { title: "A", order: 2 };
const b = { title: "B", order: 2 };
const c = { title: "C", order: 2 };
const at3 = (data: FieldValues) => ({ ...data, order: 3 });
const at7 = (data: FieldValues) => ({ ...data, order: 7 });

test.each([
	// A is the file that the form was filled from, B what is typed in it.
	{ is: "what is typed", typed: b, file: b, outcome: "same", holds: b },
	{ is: "what is typed and was sent", typed: b, sent: [b], file: b, outcome: "same", holds: b },
	{ is: "what was sent", typed: c, sent: [b], file: b, outcome: "rebased", holds: c },
	{ is: "what was sent first", typed: c, sent: [b, a], file: b, outcome: "rebased", holds: c },
	{ is: "something else than was sent", typed: b, sent: [c], file: at3(c), outcome: "conflict" },
	{ is: "moved", typed: b, file: at3(a), outcome: "rebased", holds: at3(b) },
	{ is: "moved to where was typed", typed: at3(a), file: at3(a), outcome: "same", holds: at3(a) },
	{ is: "moved elsewhere", typed: at7(b), file: at3(a), outcome: "rebased", holds: at7(b) },
	{ is: "changed", typed: b, file: c, outcome: "conflict" },
	{ is: "changed and moved", typed: b, file: at3(c), outcome: "conflict" },
])("a form whose file is $is: $outcome", ({ typed, sent, file, outcome, holds }) => {
	const form = { version: "1", original: a, data: typed };
	expect(reconcile({ ...form, sent }, createFile(file, "order"))).toEqual({
		outcome,
		...(holds ? { version: "2", original: file, data: holds } : form),
	});
});

test("an entry without a position follows no other one", () => {
	const form = { version: "1", original: a, data: b };
	expect(reconcile(form, createFile(at3(a)))).toEqual({ outcome: "conflict", ...form });
});

test("what is typed on the version that the file still has asks nothing", () => {
	// What a new entry suggests may be another by now.
	for (const original of [a, c]) {
		const form = { version: "2", original, data: b };
		expect(reconcile(form, createFile(a))).toEqual({ outcome: "rebased", ...form });
	}
});

test("what was typed during a save follows the position that the entry has got, unless one was typed", () => {
	const saved = createFile(at3(b), "order");
	expect(rebasePosition(c, b, saved)).toEqual(at3(c));
	expect(rebasePosition(at7(c), b, saved)).toEqual(at7(c));
	expect(rebasePosition(c, b, createFile(at3(b)))).toEqual(c);
});
