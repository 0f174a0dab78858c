import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../tests/fixtures/stubStorage.ts";
import type { PublishResult } from "../../shared/api/review.ts";
import { getPublicationMessage, getTask, storePublicationMessage } from "./nextPublication.ts";
import {
	acceptWords,
	openReview,
	refreshReview,
	resumeTask,
	reviewStore,
	runTask,
} from "./reviewStore.ts";
import { listSelectedPieces } from "./selection.ts";

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

const unsent: PublishResult = { commit: "1", message: "Not sent yet.", isComplete: false };

/** Publishes, and comes back after a reload, for which the desk has an answer. */
async function publishAndReload(message: string, answer: () => Response): Promise<void> {
	vi.stubGlobal("window", new EventTarget());
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("The page is left.")));
	await runTask("publish", { pieces: [], message }, message);
	vi.stubGlobal("fetch", async () => answer());
	await resumeTask();
}

test("a publication that the host did not take is told as that after a reload too", async () => {
	await publishAndReload("", () => Response.json(unsent));
	expect(reviewStore.current.status).toEqual({ tone: "bad", message: "Not sent yet." });
	expect(getTask()).toBeUndefined();
});

test("what is written about the next publication stays when the outcome of the last is shown", async () => {
	storePublicationMessage("New prices");
	await publishAndReload("New prices", () => Response.json(unsent));
	expect(getPublicationMessage()).toBeUndefined();
	storePublicationMessage("Our new office");
	await publishAndReload("New prices", () => Response.json(unsent));
	expect(getPublicationMessage()).toBe("Our new office");
});

test("a task is asked after as long as no desk has answered, and no longer", async () => {
	await publishAndReload("", () => Response.json({ message: "Open the desk." }, { status: 401 }));
	expect(getTask()).toBeDefined();
	vi.stubGlobal("fetch", async () => Response.json({ message: "Who knows?" }, { status: 404 }));
	await resumeTask();
	expect(reviewStore.current.status).toMatchObject({ tone: "bad", message: "Who knows?" });
	expect(getTask()).toBeUndefined();
	expect(resumeTask()).toBeUndefined();
});

test("a word that is accepted is ticked, also where somebody else has changed the list since", async () => {
	const list = { path: "spelling/words.txt", included: [] };
	const showVersion = (version: string) =>
		vi.stubGlobal("fetch", async () =>
			Response.json({ changes: [{ ...list, version, fingerprint: version }] }),
		);
	vi.stubGlobal("window", new EventTarget());
	const leaveReview = openReview();
	showVersion("as looked at");
	await refreshReview();
	showVersion("with the words of both");
	await acceptWords(["Wirrabillan"]);
	const { review, selection } = reviewStore.current;
	leaveReview();
	expect(review && selection && listSelectedPieces(selection, review.changes)).toMatchObject([
		{ path: list.path, version: "with the words of both" },
	]);
});
