import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../tests/fixtures/stubStorage.ts";
import { getPublicationMessage, storePublicationMessage } from "./nextPublication.ts";
import { createReviewActions } from "./reviewActions.ts";
import type { Outcome } from "./useTask.ts";

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

const remote = { name: "origin", url: "https://git.example/site", branch: "main" };

/** Waits, after a reload, for a publication that the Git host did not take. @returns how it is told */
async function awaitUnsent(onAsked: () => void): Promise<Outcome[]> {
	vi.stubGlobal("fetch", async (address: string) => {
		if (!address.startsWith("/api/publication")) {
			return new Response("", { status: 500 });
		}
		onAsked();
		return Response.json({ commit: "1", message: "Not on its way yet.", isSent: false });
	});
	const outcomes: Outcome[] = [];
	const { awaitPublication } = createReviewActions({
		list: {
			review: undefined,
			selection: undefined,
			publishable: [],
			selected: [],
			unseen: [],
			show: () => {},
			select: () => {},
			selectAll: () => {},
			toggle: () => {},
		},
		message: undefined,
		setMessage: () => {},
		runTask: async (_name, work) => {
			outcomes.push(await work());
		},
	});
	await awaitPublication("request", remote);
	return outcomes;
}

test("a publication that the host did not take is told as that after a reload too", async () => {
	expect(await awaitUnsent(() => {})).toEqual([{ tone: "bad", message: "Not on its way yet." }]);
});

test("what is written about the next publication stays while the last is waited for after a reload", async () => {
	storePublicationMessage("New prices");
	await awaitUnsent(() => {});
	expect(getPublicationMessage()).toBeUndefined();
	storePublicationMessage("New prices");
	await awaitUnsent(() => storePublicationMessage("Our new office"));
	expect(getPublicationMessage()).toBe("Our new office");
});
