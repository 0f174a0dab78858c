import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEntryContext } from "../../../../tests/fixtures/entryContext.ts";
import { changedEntry, openedEntry as entry } from "../../../../tests/fixtures/openedEntry.ts";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { findOwnEdit } from "../../state/unsavedEdits.ts";
import { changeEntry } from "./changeEntry.ts";
import { discardEntry } from "./discardEntry.ts";

const typed = { name: "Eva" };

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

/** A form in which something is typed. */
function createTypedForm() {
	const context = createEntryContext();
	changeEntry(context, () => ({ data: typed }));
	return context;
}

/** Has the browser hold what was typed in the same form in another tab. */
function leaveInTab(tab: string, data: FieldValues): void {
	for (const [name, text] of Object.entries(localStorage)) {
		// Another tab's name takes the place of this one's.
		const parts = name.split("|").with(2, tab);
		localStorage.setItem(parts.join("|"), JSON.stringify({ ...JSON.parse(text), data }));
	}
}

test("what is discarded is in the form, in the browser and on its way to the page no more", async () => {
	const context = createTypedForm();
	const requests: string[] = [];
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		requests.push(`${url} ${init.body ?? ""}`);
		return Response.json(entry);
	});
	await discardEntry(context);
	expect(context.store.current).toMatchObject({ form: { version: "1", data: entry.data } });
	expect(findOwnEdit(entry.path)).toBeUndefined();
	expect(context.dueChecks).toEqual([]);
	// The server takes the page back.
	expect(requests[0]).toMatch(/^\/api\/discard-form /);
});

test("the form then shows the file as somebody else has saved it", async () => {
	const context = createTypedForm();
	vi.stubGlobal("fetch", async () => Response.json(changedEntry));
	await discardEntry(context);
	expect(context.store.current).toMatchObject({ form: { version: "2", data: changedEntry.data } });
});

test("what a closed tab has left of the form is shown after a discard, and called that", async () => {
	const context = createTypedForm();
	const left = { name: "Ada Lim" };
	leaveInTab("closed", left);
	vi.stubGlobal("fetch", async () => Response.json(entry));
	await discardEntry(context);
	expect(context.store.current).toMatchObject({
		form: { data: left },
		status: { message: expect.stringMatching(/discarded.*another tab, which is closed/) },
	});
	expect(context.dueChecks).toMatchObject([{ data: left }]);
	await discardEntry(context);
	expect(context.store.current).toMatchObject({
		form: { data: entry.data },
		status: { message: "What you typed is discarded." },
	});
});

test("a discard is told as that where the file holds what a closed tab has left", async () => {
	const context = createTypedForm();
	leaveInTab("closed", entry.data);
	vi.stubGlobal("fetch", async () => Response.json(entry));
	await discardEntry(context);
	expect(context.store.current).toMatchObject({
		form: { data: entry.data },
		status: { message: "What you typed is discarded." },
	});
});

test("what is typed in a tab that is opened during a discard stays there", async () => {
	const context = createTypedForm();
	leaveInTab("opened", { name: "Ada Lim" });
	const locks: string[] = [];
	const held = () => locks.map((name) => ({ name }));
	vi.stubGlobal("navigator", { locks: { query: async () => ({ held: held() }) } });
	vi.stubGlobal("fetch", async (url: string) => {
		if (url.startsWith("/api/entry")) {
			locks.push("desk-tab-opened");
		}
		return Response.json(entry);
	});
	await discardEntry(context);
	expect(context.store.current).toMatchObject({ form: { data: entry.data } });
});

test("what is typed while the rest is discarded stays, in the form and in the browser", async () => {
	const context = createTypedForm();
	const typedSince = { name: "Ada Lim" };
	vi.stubGlobal("fetch", async (url: string) => {
		if (url === "/api/discard-form") {
			changeEntry(context, () => ({ data: typedSince }));
		}
		return Response.json(entry);
	});
	await discardEntry(context);
	expect(context.store.current).toMatchObject({ form: { data: typedSince } });
	expect(findOwnEdit(entry.path)).toMatchObject({ data: typedSince });
	expect(context.dueChecks).toMatchObject([{ data: typedSince }]);
});

test("a form says so where the page could not be taken back", async () => {
	const context = createTypedForm();
	vi.stubGlobal("fetch", async () => Response.json({ message: "It failed." }, { status: 500 }));
	await discardEntry(context);
	expect(context.store.current).toMatchObject({ status: { tone: "bad", message: "It failed." } });
});
