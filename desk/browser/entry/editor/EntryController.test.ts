import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changedEntry, openedEntry as entry } from "../../../../tests/fixtures/openedEntry.ts";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import type { Entry, Overview } from "../../../shared/api/entries.ts";
import { findOwnEdit } from "../../state/unsavedEdits.ts";
import { EntryController } from "./EntryController.ts";

const overview: Overview = {
	brand: "Mallee",
	groups: [],
	links: [],
	facts: {},
	changeCount: 0,
	previewOrigin: "",
};

beforeEach(() => {
	stubStorage();
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/**
 * Opens an entry beside a page.
 * @param responses of the desk's server, by the names of its requests; or what gives one, once it is asked for
 */
async function openBesidePage(
	responses: Record<string, object | (() => Response)>,
	{ path, kind } = entry,
) {
	const requests: string[] = [];
	vi.stubGlobal("fetch", async (url: string) => {
		const name = new URL(url, "http://desk").pathname.slice("/api/".length);
		requests.push(name);
		const response = responses[name];
		return typeof response === "function" ? response() : Response.json(response);
	});
	const desk = {
		open: vi.fn(),
		showPage: vi.fn(),
		showField: vi.fn(),
		refreshPage: vi.fn(),
		reloadOverview: async () => {},
		collectKeys: async () => {},
	};
	const controller = new EntryController(
		{ path, kind },
		{ current: { desk, overview, onSaveEnded: () => {} } },
	);
	await controller.open();
	return { controller, desk, requests };
}

test("a form is saved once its field has nothing to ask any more", async () => {
	const responses: Record<string, object> = { entry, save: changedEntry };
	const { controller, requests } = await openBesidePage(responses);
	responses.entry = changedEntry;
	const questions: (() => void)[] = [];
	const endQuestion = controller.questions.add((saveAgain) => questions.push(saveAgain));
	await controller.save();
	expect(questions).toHaveLength(1);
	expect(requests).not.toContain("save");
	endQuestion();
	questions[0]?.();
	await vi.waitFor(() =>
		expect(controller.store.current).toMatchObject({ type: "editing", form: { version: "2" } }),
	);
});

test("what is typed in a file that somebody has changed is told so by its check", async () => {
	const responses: Parameters<typeof openBesidePage>[0] = { entry };
	const { controller } = await openBesidePage(responses);
	responses.entry = changedEntry;
	responses.check = { issues: [], version: "2", isShown: false };
	controller.type({ name: "Eva" });
	await vi.runAllTimersAsync();
	expect(controller.store.current).toMatchObject({
		form: { version: "1", data: { name: "Eva" } },
		status: { remedy: "compare" },
	});
});

test("a form that is saved shows what somebody has made of its file meanwhile", async () => {
	const responses: Record<string, object> = { entry, save: changedEntry };
	const { controller } = await openBesidePage(responses);
	controller.type(changedEntry.data);
	responses.entry = { ...changedEntry, version: "3", data: { name: "Grace" } };
	await controller.save();
	await vi.waitFor(() =>
		expect(controller.store.current).toMatchObject({
			form: { version: "3", data: { name: "Grace" } },
			status: { message: expect.stringContaining("It is shown as it is now.") },
		}),
	);
});

test("a new entry that is saved after its form was left is shown, and its page is not opened", async () => {
	const blank = { ...entry, path: "", isNew: true, data: {} };
	const saved = { ...changedEntry, page: "/team/ida" };
	const { controller, desk } = await openBesidePage({ "new-entry": blank, save: saved }, blank);
	controller.close();
	await controller.save();
	expect(desk.refreshPage).toHaveBeenCalled();
	expect(desk.showPage).not.toHaveBeenCalled();
});

test("items of one list are changed, and nothing else", async () => {
	const data = { name: "Eva", groups: [{ awards: ["One", "Two"] }, { awards: ["Three"] }] };
	const { controller } = await openBesidePage({ entry: { ...entry, data } });
	controller.changeItems(["groups", 0, "awards"], (items) => items.toReversed());
	const changed = { ...data, groups: [{ awards: ["Two", "One"] }, { awards: ["Three"] }] };
	expect(controller.store.current).toMatchObject({ form: { data: changed } });
	controller.changeItems(["name"], () => []);
	expect(controller.store.current).toMatchObject({ form: { data: changed } });
});

// Whoever chooses between two versions finds the choice in the form, whatever becomes of the save.
const mine = { name: "Eva", line: "Mine." };
const chosen = { name: "Ida", line: "Mine." };
const typedSince = { ...chosen, line: "Mine, and more." };

/** Opens an entry that somebody else has changed. @param respond what the desk's server responds to the choice */
async function openConflict(respond: (opened: { controller: EntryController }) => Response) {
	const opened = await openBesidePage({ entry, save: () => respond(opened) });
	opened.controller.type(mine);
	opened.controller.store.dispatch({ type: "compared", theirs: changedEntry });
	return opened.controller;
}

const saveChosen = (): Response =>
	Response.json({ ...changedEntry, version: "3", data: chosen } satisfies Entry);

test("what was chosen of two versions is stored until it is saved, on top of theirs", async () => {
	const stored: unknown[] = [];
	const controller = await openConflict(() => {
		stored.push(findOwnEdit(entry.path));
		return saveChosen();
	});
	controller.resolve(changedEntry, chosen);
	await controller.save();
	stored.push(findOwnEdit(entry.path));
	const edit = { version: "2", original: changedEntry.data, data: chosen };
	expect(stored).toEqual([expect.objectContaining(edit), undefined]);
});

test("who types while a choice is saved keeps what was chosen, and what was typed", async () => {
	const controller = await openConflict((opened) => {
		opened.controller.type(typedSince);
		return saveChosen();
	});
	controller.resolve(changedEntry, chosen);
	await controller.save();
	expect(controller.store.current).toMatchObject({
		form: { version: "3", original: chosen, data: typedSince },
	});
});

test("where the save of a choice is refused, what was typed meanwhile stays", async () => {
	const controller = await openConflict((opened) => {
		opened.controller.type(typedSince);
		return Response.json({ message: "Nothing was saved yet." }, { status: 422 });
	});
	controller.resolve(changedEntry, chosen);
	await controller.save();
	expect(controller.store.current).toMatchObject({
		type: "editing",
		form: { version: "2", data: typedSince },
	});
});
