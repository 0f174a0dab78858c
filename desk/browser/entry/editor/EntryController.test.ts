import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changedEntry, openedEntry as entry } from "../../../../tests/fixtures/openedEntry.ts";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import type { Overview } from "../../../shared/api/entries.ts";
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

/** Opens an entry beside a page. @param responses of the desk's server, by the names of its requests */
async function openBesidePage(responses: Record<string, object>, { path, kind } = entry) {
	const requests: string[] = [];
	vi.stubGlobal("fetch", async (url: string) => {
		const name = new URL(url, "http://desk").pathname.slice("/api/".length);
		requests.push(name);
		return Response.json(responses[name]);
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
	const responses: Record<string, object> = { entry };
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
