import { expect, test, vi } from "vitest";
import { createReviewActions } from "./reviewActions.ts";
import type { ReviewList } from "./useReviewList.ts";

vi.mock("../request.ts", () => ({
	get: async () => ({}),
	post: async () => ({ commit: "1", isSent: true, message: "Published." }),
}));

/** Publishes with a message. @param meanwhile what is written by the time the publication has ended; @returns what is left of it */
async function publish(message: string, meanwhile: string): Promise<string | undefined> {
	let written: string | undefined = meanwhile;
	const list = { publishable: [], show: () => {} } as Partial<ReviewList> as ReviewList;
	await createReviewActions({
		list,
		message,
		setMessage: (value) => {
			written = typeof value === "function" ? value(written) : value;
		},
		setFindings: () => {},
		runTask: async (_name, work) => void (await work()),
	}).publish();
	return written;
}

test("the message of a publication goes with it, and what is written meanwhile stays for the next", async () => {
	expect(await publish("New prices", "New prices")).toBeUndefined();
	expect(await publish("New prices", "Our new office")).toBe("Our new office");
});
