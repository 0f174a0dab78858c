import { afterEach, expect, test, vi } from "vitest";
import type { DeskMessage } from "../../pageScript/messages.ts";
import type { LocatedBlock } from "../../shared/api/preview.ts";
import { hasPressedKeySince } from "../state/keyPresses.ts";
import { PageConnection } from "./PageConnection.ts";

afterEach(() => vi.unstubAllGlobals());

const home = "content/pages/home.yaml";
const createBlock = (id: number, place: Partial<LocatedBlock> = {}): LocatedBlock => ({
	id,
	path: home,
	fieldPath: ["title"],
	...place,
});

/** A connection, what it does around it, and the server's responses to it. */
function connect() {
	const sent: DeskMessage[] = [];
	const calls: string[] = [];
	const responses: ((blocks: readonly LocatedBlock[]) => void)[] = [];
	vi.stubGlobal("fetch", () => {
		const { promise, resolve } = Promise.withResolvers<Response>();
		responses.push((blocks) => resolve(Response.json(blocks)));
		return promise;
	});
	const connection = new PageConnection({
		current: {
			postToPage: (message) => sent.push(message),
			showPage: (page) => calls.push(`show ${page}`),
			endLoading: (page) => calls.push(`loaded ${page}`),
			beginUpdate: () => {
				calls.push("update begins");
				return () => calls.push("update ends");
			},
		},
	});
	connection.handleClicks(({ block }) => calls.push(`click ${block?.fieldPath}`));
	return {
		connection,
		/** Takes the messages sent since it was called last. */
		takeSent: () => sent.splice(0),
		/** Takes what else was done since. */
		takeCalls: () => calls.splice(0),
		report: (isNew: boolean) => connection.receive({ type: "page", page: "/", blocks: [], isNew }),
		/** Responds to a request for the fields of blocks. @param index of the request */
		respond: async (index: number, ...blocks: LocatedBlock[]) => {
			responses[index]?.(blocks);
			await new Promise((resolve) => setTimeout(resolve));
		},
	};
}

test("nothing is sent before a page listens; then it hears how clicks work, and what its blocks are", async () => {
	const { connection, report, respond, takeSent, takeCalls } = connect();
	connection.setEditing(true);
	expect(takeSent()).toEqual([]);
	report(true);
	expect(takeCalls()).toEqual(["loaded /"]);
	expect(takeSent()).toEqual([{ type: "editing", isEditing: true }]);
	await respond(0, createBlock(7));
	expect(takeSent()).toEqual([
		{ type: "located", blocks: [createBlock(7)] },
		{ type: "show", isHighlighted: true, ids: [] },
	]);
	connection.setEditing(false);
	expect(takeSent()).toEqual([{ type: "editing", isEditing: false }]);
	connection.receive({ type: "clicked", id: 7, time: 1 });
	connection.receive({ type: "clicked", id: 8, time: 2 });
	expect(takeCalls()).toEqual(["click title", "click undefined"]);
});

test("a page that was requested before a change is refreshed, and one that has followed it is not", () => {
	const { connection, report, takeSent, takeCalls } = connect();
	connection.refreshPage();
	expect([...takeSent(), ...takeCalls()]).toEqual([]);
	report(true);
	expect(takeSent()).toEqual([{ type: "editing", isEditing: false }, { type: "refresh" }]);
	report(false);
	takeSent();
	report(true);
	expect(takeSent()).toEqual([{ type: "editing", isEditing: false }]);
});

test("refreshes that overlap are one update, which ends once: by the page, or by the next", () => {
	const { connection, report, takeSent, takeCalls } = connect();
	report(true);
	takeSent();
	takeCalls();
	connection.refreshPage();
	connection.refreshPage();
	expect(takeSent()).toEqual([{ type: "refresh" }, { type: "refresh" }]);
	connection.receive({ type: "refreshed" });
	connection.receive({ type: "refreshed" });
	expect(takeCalls()).toEqual(["update begins", "update ends"]);
	connection.refreshPage();
	report(false);
	expect(takeCalls()).toEqual(["update begins"]);
	report(true);
	expect(takeCalls()).toEqual(["loaded /", "update ends"]);
});

test("blocks that are located for an earlier report are dropped", async () => {
	const { report, respond, takeSent } = connect();
	report(true);
	report(false);
	takeSent();
	await respond(1, createBlock(2));
	expect(takeSent()).toHaveLength(2);
	await respond(0, createBlock(1));
	expect(takeSent()).toEqual([]);
});

test("the wanted field is shown again after each report, until it is left", async () => {
	const { connection, report, respond, takeSent } = connect();
	const show = (ids: number[], isHighlighted = true) => ({ type: "show", isHighlighted, ids });
	connection.showField({
		paths: ["content/site.yaml", home],
		fieldPath: ["text"],
		line: 3,
		isHighlighted: true,
	});
	report(true);
	const lines = [1, 3, 5].map((line) => createBlock(line, { fieldPath: ["text"], line }));
	await respond(0, createBlock(0), ...lines);
	expect(takeSent().at(-1)).toEqual(show([3]));
	report(false);
	await respond(1, createBlock(10, { fieldPath: ["text"] }));
	expect(takeSent().at(-1)).toEqual(show([10]));
	// Without a line, the page chooses among all that show the field.
	connection.showField({ paths: [home], fieldPath: ["text"], isHighlighted: true });
	report(false);
	await respond(2, ...lines);
	expect(takeSent().at(-1)).toEqual(show([1, 3, 5]));
	report(false);
	await respond(3, createBlock(10, { fieldPath: ["text"] }));
	takeSent();
	connection.leaveField(home);
	expect(takeSent()).toEqual([]);
	connection.leaveField();
	connection.leaveField();
	expect(takeSent()).toEqual([show([])]);
	connection.showField({ paths: [home], fieldPath: ["text"], isHighlighted: false });
	expect(takeSent()).toEqual([show([10], false)]);
});

test("another page shows whatever it has of the open file, also of a new entry", async () => {
	const { connection, report, respond, takeSent } = connect();
	const blocks = [createBlock(1), createBlock(2, { fieldPath: ["text"] })];
	connection.showFile(home);
	report(true);
	await respond(0, createBlock(0, { path: "content/site.yaml" }), ...blocks);
	const shown = { type: "show", isHighlighted: false, ids: [1, 2] };
	expect(takeSent().at(-1)).toEqual(shown);
	connection.showField({ paths: [home], fieldPath: ["elsewhere"], isHighlighted: true });
	expect(takeSent().at(-1)).toMatchObject({ ids: [] });
	connection.showFile("");
	expect(takeSent().at(-1)).toEqual(shown);
});

test("keys are collected once the page has reported them, for each click anew", async () => {
	const { connection, report, takeSent } = connect();
	report(true);
	takeSent();
	const time = Date.now();
	const ended: string[] = [];
	void connection.collectKeys().then(() => ended.push("first"));
	void connection.collectKeys().then(() => ended.push("second"));
	expect(takeSent()).toEqual([{ type: "reportKeys" }, { type: "reportKeys" }]);
	connection.receive({ type: "keyPressed", key: "Shift", time });
	connection.receive({ type: "keysReported" });
	await Promise.resolve();
	expect(ended).toEqual(["first"]);
	expect(hasPressedKeySince(time - 1)).toBe(false);
	connection.receive({ type: "keyPressed", key: "4", time });
	connection.receive({ type: "keysReported" });
	await Promise.resolve();
	expect(ended).toEqual(["first", "second"]);
	expect(hasPressedKeySince(time - 1)).toBe(true);
});

test("keys are waited for no longer once another page is there", async () => {
	const { connection, report } = connect();
	report(true);
	let hasEnded = false;
	void connection.collectKeys().then(() => {
		hasEnded = true;
	});
	report(false);
	await Promise.resolve();
	expect(hasEnded).toBe(false);
	report(true);
	await Promise.resolve();
	expect(hasEnded).toBe(true);
});

test("a page that is not there any more is left for Home", () => {
	const { connection, takeCalls } = connect();
	connection.receive({ type: "notFound" });
	expect(takeCalls()).toEqual(["show /"]);
});
