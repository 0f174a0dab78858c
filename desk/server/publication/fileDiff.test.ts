import { expect, test } from "vitest";
import { parse } from "yaml";
import { groupChanges, listPieces, listSeparateParts } from "./changes.ts";
import { applyParts, type FileDiff, listChangedParts, revertDiff } from "./fileDiff.ts";

const createDiff = (path: string, before: string, after: string): FileDiff => ({
	path,
	before: Buffer.from(before),
	after: Buffer.from(after),
});

const site = createDiff(
	"content/site.yaml",
	`# The site.
brand: Mallee
heroWords: [ Equip, Empower ]
contact:
  email: hello@mallee.example
  phone: 03 7010 0142
  phoneHref: tel:+61370100142 # Follows.
  address: { street: Level 2 }
securityExpires: 2027-11-20
`,
	`# The site.
brand: Redgum
heroWords: [ Prepare, Empower ]
tagline: New here
contact:
  email: office@mallee.example
  phone: 03 7010 0555
  phoneHref: tel:+61370100555 # Follows.
  address: { street: Level 3 }
`,
);

const values: Record<string, object> = {
	brand: { brand: "Redgum" },
	heroWords: { heroWords: ["Prepare", "Empower"] },
	tagline: { tagline: "New here" },
	securityExpires: { securityExpires: undefined },
	"contact.email": { contact: { email: "office@mallee.example" } },
	"contact.phone": { contact: { phone: "03 7010 0555", phoneHref: "tel:+61370100555" } },
	"contact.address": { contact: { address: { street: "Level 3" } } },
};

test("of the site’s settings exactly those that were chosen are applied, whichever they are", () => {
	const parts = listChangedParts(site);
	expect(parts.toSorted()).toEqual(Object.keys(values).toSorted());
	for (let bits = 0; bits < 2 ** parts.length; bits++) {
		const selectedParts = parts.filter((_part, index) => bits & (1 << index));
		const bytes = applyParts(site, { separateParts: parts, selectedParts, isRestSelected: false });
		const expected = parse(String(site.before));
		for (const part of selectedParts) {
			const { contact, ...fields } = values[part] as { contact?: object };
			Object.assign(expected, fields);
			Object.assign(expected.contact, contact);
		}
		expect(parse(String(bytes)), selectedParts.join()).toEqual(
			JSON.parse(JSON.stringify(expected)),
		);
		expect(String(bytes)).toContain("# Follows.");
	}
	const all = { separateParts: parts, selectedParts: parts, isRestSelected: false };
	expect(applyParts(site, all)?.equals(site.after as Buffer)).toBe(true);
	const none = { ...all, selectedParts: [] };
	expect(applyParts(site, none)?.equals(site.before as Buffer)).toBe(true);
});

test("an undo takes back exactly what was published, and leaves all that has changed since", () => {
	const { path, before, after } = site;
	const parts = listChangedParts(site);
	const apply = (selectedParts: string[]) =>
		applyParts(site, { separateParts: parts, selectedParts, isRestSelected: false });
	for (let bits = 1; bits < 2 ** parts.length; bits++) {
		const publishedParts = parts.filter((_part, index) => bits & (1 << index));
		const partsSince = parts.filter((part) => !publishedParts.includes(part));
		const reverted = revertDiff({ path, before, after: apply(publishedParts) }, after);
		expect(parse(String(reverted?.bytes)), publishedParts.join()).toEqual(
			parse(String(apply(partsSince))),
		);
	}
});

test("what has changed again since it was published is not undone", () => {
	const { path, before, after } = site;
	const published = { path, before, after };
	const change = (from: string, to: string) => Buffer.from(String(after).replace(from, to));
	expect(revertDiff(published, change("office@", "desk@"))).toBeUndefined();
	const person = createDiff(
		"content/team/a.yaml",
		"order: 1\nline: Old\n",
		"order: 1\nline: New\n",
	);
	const current = (text: string) => revertDiff(person, Buffer.from(text));
	expect(current("order: 1\nline: Newer\n")).toBeUndefined();
	expect(String(current("order: 2\nline: New\n")?.bytes)).toBe("order: 2\nline: Old\n");
});

test("of a file that was added or removed, nothing is undone but the whole", () => {
	const path = "content/team/a.yaml";
	const [first, second] = [Buffer.from("order: 1\nline: A\n"), Buffer.from("order: 2\nline: A\n")];
	expect(revertDiff({ path, before: first, after: second }, undefined)).toBeUndefined();
	expect(revertDiff({ path, before: undefined, after: first }, second)).toBeUndefined();
	expect(revertDiff({ path, before: first, after: undefined }, second)).toBeUndefined();
	expect(revertDiff({ path, before: undefined, after: first }, first)).toEqual({
		bytes: undefined,
	});
	expect(revertDiff({ path, before: first, after: undefined }, undefined)).toEqual({
		bytes: first,
	});
});

test("an order is one change of positions, apart from the words of its entries and with those that are new", () => {
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
			[
				["content/team/a.yaml", "order"],
				["content/team/c.yaml", undefined],
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
