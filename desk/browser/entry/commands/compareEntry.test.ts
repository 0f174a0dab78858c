import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEntryContext } from "../../../../tests/fixtures/entryContext.ts";
import {
	openedEntry as entry,
	changedEntry as theirs,
} from "../../../../tests/fixtures/openedEntry.ts";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import { findOwnEdit } from "../../state/unsavedEdits.ts";
import { changeEntry } from "./changeEntry.ts";
import { compareEntry } from "./compareEntry.ts";

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

/** Compares a form with its file. @param respond what the desk's server does meanwhile */
async function compare(data: object, respond: () => Response, context = createEntryContext()) {
	changeEntry(context, () => ({ data: { ...data } }));
	vi.stubGlobal("fetch", async () => respond());
	await compareEntry(context);
	return context;
}

test("both versions are shown, and mine stays stored until one is chosen", async () => {
	const { store } = await compare({ name: "Eva" }, () => Response.json(theirs));
	expect(store.current).toMatchObject({
		type: "conflict",
		theirs,
		form: { data: { name: "Eva" } },
	});
	expect(findOwnEdit(entry.path)).toMatchObject({ version: "1", data: { name: "Eva" } });
});

test("what is typed while the other version is fetched is compared, too", async () => {
	const context = createEntryContext();
	const typedSince = { name: "Eva Lim" };
	await compare(
		{ name: "Eva" },
		() => {
			changeEntry(context, () => ({ data: typedSince }));
			return Response.json(theirs);
		},
		context,
	);
	expect(context.store.current).toMatchObject({ type: "conflict", form: { data: typedSince } });
});

test("two tabs that have typed the same have nothing to decide, and nothing is left unsaved", async () => {
	const { store, dueChecks } = await compare(theirs.data, () => Response.json(theirs));
	expect(store.current).toMatchObject({
		type: "editing",
		form: { version: "2", original: theirs.data },
	});
	expect(findOwnEdit(entry.path)).toBeUndefined();
	expect(dueChecks).toEqual([]);
});

test("what is typed stays where the other version cannot be read by a form", async () => {
	const file = { path: entry.path, version: "2", text: "name: [", line: 1, message: "Wrong." };
	const { store } = await compare({ name: "Eva" }, () => Response.json(file));
	expect(store.current).toMatchObject({
		type: "unreadable",
		file,
		form: { data: { name: "Eva" } },
	});
	expect(findOwnEdit(entry.path)).toMatchObject({ data: { name: "Eva" } });
});

test("what is typed stays where the other version could not be fetched", async () => {
	const { store } = await compare({ name: "Eva" }, () =>
		Response.json({ message: "It is gone." }, { status: 404 }),
	);
	expect(store.current).toMatchObject({
		type: "editing",
		form: { data: { name: "Eva" } },
		status: { tone: "bad", message: "It is gone." },
	});
});
