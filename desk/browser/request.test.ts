import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	askUntilReached,
	get,
	isUnreachable,
	post,
	subscribeToWrites,
	unreachableEvent,
} from "./request.ts";

let unreachableCount = 0;

beforeEach(() => {
	unreachableCount = 0;
	const target = new EventTarget();
	target.addEventListener(unreachableEvent, () => {
		unreachableCount += 1;
	});
	vi.stubGlobal("window", target);
});
afterEach(() => vi.unstubAllGlobals());

/** Responds with the beginning of a response, as where the desk or the request ends amid it. */
function respondInPart(status: number): void {
	const body = () =>
		new ReadableStream({
			start: (controller) => {
				controller.enqueue(new TextEncoder().encode('{"path": "content/'));
				controller.error(new Error("ended"));
			},
		});
	vi.stubGlobal("fetch", async () => new Response(body(), { status }));
}

test("a response that ends too early is none, and the page says that the desk is not running", async () => {
	respondInPart(200);
	await expect(get("overview", {})).rejects.toSatisfy(isUnreachable);
	expect(unreachableCount).toBe(1);
});

test("a request that is no longer wanted is none either, without a word", async () => {
	respondInPart(200);
	await expect(get("overview", {}, AbortSignal.abort())).rejects.toSatisfy(isUnreachable);
	expect(unreachableCount).toBe(0);
});

test("a refusal that ends too early is still one", async () => {
	respondInPart(409);
	await expect(get("overview", {})).rejects.toMatchObject({ status: 409 });
});

test("what the desk writes for a request is heard before its response, until nobody listens any more", async () => {
	const written = [{ path: "content/team/ada.yaml", from: "a", to: "b", wasPublished: true }];
	vi.stubGlobal("fetch", async () => Response.json({ written }));
	const heard: unknown[] = [];
	const endListening = subscribeToWrites((files) => heard.push(files));
	await post("move", { path: "content/team/ada.yaml" }).then(() => heard.push("response"));
	expect(heard).toEqual([written, "response"]);
	endListening();
	await post("move", { path: "content/team/ada.yaml" });
	expect(heard).toHaveLength(2);
});

test("what the page cannot do without is asked for until it reaches a desk, and no longer", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const fetch = vi.fn();
	vi.stubGlobal("fetch", fetch);
	fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	fetch.mockImplementation(async () => Response.json({ name: "mallee" }));
	const answer = askUntilReached(() => get("project", {}));
	await vi.runAllTimersAsync();
	expect(await answer).toEqual({ name: "mallee" });
	fetch.mockImplementation(async () => Response.json({ message: "No." }, { status: 401 }));
	await expect(askUntilReached(() => get("project", {}))).rejects.toThrow("No.");
	expect(fetch).toHaveBeenCalledTimes(3);
	vi.useRealTimers();
});
