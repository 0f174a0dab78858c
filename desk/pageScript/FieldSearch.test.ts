import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FieldSearch } from "./FieldSearch.ts";

interface ElementOptions {
	parent?: Element;
	/** Where its words begin, from the left. */
	left?: number;
	/** Whether it is around cells of prices. */
	holdsPrices?: boolean;
}

/** Creates an element, as far as the search looks at one. */
function createElement({ parent, left = 0, holdsPrices = false }: ElementOptions = {}): Element {
	return {
		parentElement: parent ?? null,
		ownerDocument: { body },
		closest: () => null,
		querySelector: () => (holdsPrices ? {} : null),
		getClientRects: () => [{ left, right: left + 10, top: 0, bottom: 10 }],
	} as unknown as Element;
}

const body = {} as HTMLElement;
Object.assign(body, { ownerDocument: { body } });
const card = createElement({ parent: body });
const title = createElement({ parent: card });
const letter = createElement({ parent: title });
const link = createElement({ parent: title, left: 20 });
const note = createElement({ parent: card, left: 100 });
const table = createElement({ parent: body, holdsPrices: true });
const price = createElement({ parent: table });
const unit = createElement({ parent: table });
const search = new FieldSearch([title, note, price, link].map((element, id) => ({ element, id })));

/** Finds a field. @returns the id of its block */
const find = (element: Element, x?: number) =>
	search.find(element, x === undefined ? undefined : { x, y: 5 })?.id;

beforeEach(() => {
	vi.stubGlobal("document", {
		createRange: () => {
			let selected: Element | undefined;
			return {
				selectNodeContents: (element: Element) => {
					selected = element;
				},
				getClientRects: () => selected?.getClientRects(),
			};
		},
	});
});
afterEach(() => vi.unstubAllGlobals());

test("a field is that of the element or of what it is in", () => {
	expect([find(title, 25), find(letter), find(link), find(note)]).toEqual([0, 0, 3, 1]);
});

test("beside fields, the nearest in the same part of the page is found; the first for the keyboard", () => {
	expect([find(card, 12), find(card, 95), find(card)]).toEqual([0, 1, 0]);
});

test("beside prices none is found: it would be that of something else", () => {
	expect([find(price), find(unit, 5), find(table, 5)]).toEqual([2, undefined, undefined]);
});

test("outside of every part with a field none is found", () => {
	expect([find(body, 5), find(createElement({ parent: body }), 5)]).toEqual([undefined, undefined]);
});
