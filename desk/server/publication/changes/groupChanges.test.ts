import { expect, test } from "vitest";
import { listPieces, listSeparateParts } from "./change.ts";
import { applyParts, type FileDiff } from "./fileDiff.ts";
import { groupChanges } from "./groupChanges.ts";

const createDiff = (path: string, before: string, after: string): FileDiff => ({
	path,
	before: Buffer.from(before),
	after: Buffer.from(after),
});

test("an order is one change of positions, apart from the words of its entries and from those that are new", () => {
	const createPerson = (order: number, line: string) =>
		`name: Somebody\norder: ${order}\nline: ${line}\n`;
	const files = [
		createDiff("content/team/a.yaml", createPerson(1, "Old"), createPerson(2, "New")),
		createDiff("content/team/b.yaml", createPerson(2, "Old"), createPerson(3, "Old")),
		{
			path: "content/team/c.yaml",
			before: undefined,
			after: Buffer.from(createPerson(1, "New here")),
		},
	];
	const changes = groupChanges(files);
	expect(changes.map((change) => listPieces(change).map(({ path, part }) => [path, part]))).toEqual(
		[
			[["content/team/a.yaml", undefined]],
			[["content/team/c.yaml", undefined]],
			[
				["content/team/a.yaml", "order"],
				["content/team/b.yaml", "order"],
			],
		],
	);
	const [diff = expect.fail()] = files;
	const apply = (selectedParts: string[], isRestSelected: boolean) =>
		String(applyParts(diff, { separateParts: ["order"], selectedParts, isRestSelected }));
	expect(apply(["order"], false)).toBe(createPerson(2, "Old"));
	expect(apply([], true)).toBe(createPerson(1, "New"));
	expect(apply(["order"], true)).toBe(createPerson(2, "New"));
});

test("prices are one change, whatever has changed in them", () => {
	const prices = createDiff("content/pricing.yaml", "gst: 0.1\nusers: 1\n", "gst: 0.2\nusers: 2\n");
	const changes = groupChanges([prices]);
	expect(changes).toMatchObject([{ ...prices, included: [] }]);
	expect(listSeparateParts(changes, prices.path)).toEqual([]);
});

test("five files of an event, a portrait, an address and two settings are five changes", () => {
	const portrait = "content/team/ada-2.jpg";
	const destinations = "content/destinations.yaml";
	const event = "content/events/lunch.yaml";
	const person = "content/team/ada.yaml";
	const changes = groupChanges([
		{ path: event, before: undefined, after: Buffer.from("title: Lunch\n") },
		createDiff(
			destinations,
			"eventsPage: /a\neventPages: {}\n",
			"eventsPage: /b\neventPages: { lunch: /a }\n",
		),
		createDiff(person, "name: Ada\nportrait: ada.jpg\n", "name: Ada\nportrait: ada-2.jpg\n"),
		{ path: portrait, before: undefined, after: Buffer.from("a picture") },
		createDiff(
			"content/site.yaml",
			"brand: Mallee\ncontact: { phone: a }\n",
			"brand: Redgum\ncontact: { phone: b }\n",
		),
	]);
	expect(changes.map((change) => listPieces(change).map(({ path, part }) => [path, part]))).toEqual(
		[
			[
				[event, undefined],
				[destinations, "lunch"],
			],
			[[destinations, undefined]],
			[
				[person, undefined],
				[portrait, undefined],
			],
			[["content/site.yaml", "brand"]],
			[["content/site.yaml", "contact.phone"]],
		],
	);
});
