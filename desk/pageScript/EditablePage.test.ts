import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EditablePage } from "./EditablePage.ts";
import type { PageMessage } from "./messages.ts";

const body = { querySelectorAll: () => [title] };
Object.assign(body, { ownerDocument: { body } });
const title = {
	textContent: "We ask first.",
	childNodes: [{ nodeType: 3, textContent: "We ask first." }],
	parentElement: body,
	ownerDocument: { body },
	closest: () => null,
	querySelector: () => null,
	matches: () => false,
	getAttribute: () => null,
	setAttribute: () => {},
} as unknown as Element;

beforeEach(() => {
	vi.stubGlobal("Node", { TEXT_NODE: 3 });
	vi.stubGlobal("location", { href: "http://localhost/team", pathname: "/team" });
	vi.stubGlobal("document", { body, querySelector: () => null, querySelectorAll: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a page. @returns it, and a function that takes what it has sent since */
function openPage() {
	const sent: PageMessage[] = [];
	const page = new EditablePage((message) => sent.push(message));
	page.reportBlocks(true);
	return { page, takeSent: () => sent.splice(0) };
}

test("the desk hears again of a click once the page knows its field, and of a later one once", () => {
	const { page, takeSent } = openPage();
	const blocks = [{ id: 0, text: "We ask first.", price: undefined }];
	expect(takeSent()).toEqual([{ type: "page", page: "/team", blocks, isNew: true }]);
	const click = { target: title, point: undefined, time: 5, caret: undefined };
	const clicked = { type: "clicked", href: undefined, words: undefined };
	page.reportClick(click);
	expect(takeSent()).toEqual([{ ...clicked, id: undefined, time: 5 }]);
	const located = [{ id: 0, path: "content/pages/team.yaml", fieldPath: ["title"] }];
	page.receive({ type: "located", blocks: located });
	expect(takeSent()).toEqual([{ ...clicked, id: 0, time: 5 }]);
	page.reportClick({ ...click, time: 9 });
	page.receive({ type: "located", blocks: located });
	expect(takeSent()).toEqual([{ ...clicked, id: 0, time: 9 }]);
});

test("the desk hears that the page is refreshed once the last refresh has ended", async () => {
	const { page, takeSent } = openPage();
	takeSent();
	const fail: (() => void)[] = [];
	vi.stubGlobal("fetch", () => new Promise((_resolve, reject) => fail.push(() => reject(Error()))));
	page.receive({ type: "refresh" });
	page.receive({ type: "refresh" });
	fail[0]?.();
	await new Promise((resolve) => setTimeout(resolve));
	expect(takeSent()).toEqual([]);
	fail[1]?.();
	await vi.waitFor(() => expect(takeSent()).toEqual([{ type: "refreshed" }]));
});
