import { expect, test } from "vitest";
import { parse } from "yaml";
import { wordsFile } from "../../content/files/knownFiles.ts";
import {
	applyParts,
	describePiece,
	type FileDiff,
	listChangedParts,
	revertDiff,
} from "./fileDiff.ts";

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

test("another link of the same telephone number is another change: it is published with the number", () => {
	const describe = (diff: FileDiff) =>
		JSON.stringify(describePiece({ ...diff, part: "contact.phone" }, ["contact.phone"]));
	const after = String(site.after);
	expect(describe(site)).toBe(describe({ ...site, after: Buffer.from(`${after}# More.\n`) }));
	const otherLink = Buffer.from(after.replace("tel:+61370100555", "tel:+61370100556"));
	expect(describe(site)).not.toBe(describe({ ...site, after: otherLink }));
});

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

test("a setting that is discarded is written as it was, with its quotation marks and comments", () => {
	const sections = [
		[
			"# Of pages.\ncolours:\n  paper: white\n  gum: oklch(0.44 0.086 163)   # Main.\n",
			'# Of pages.\ncolours:\n  paper: white\n  gum: "#1f4e79"   # Main.\n',
		],
		["brand: 'Mallee'\n", "brand: Redgum\n"],
		['\n# Counts until this day.\nexpires: "2027-11-20" # Renew it.\n', ""],
		[
			"contact:\n  email: a@mallee.example\n  # Sample.\n  phone:   '0142'\n",
			"contact:\n  email: a@mallee.example\n  # Sample.\n  phone: 555\n",
		],
	] as const;
	const write = (isChanged: (index: number) => boolean) =>
		sections.map(([before, after], index) => (isChanged(index) ? after : before)).join("");
	const diff = createDiff(
		site.path,
		write(() => false),
		write(() => true),
	);
	const parts = ["colours", "brand", "expires", "contact.phone"];
	expect(listChangedParts(diff).toSorted()).toEqual(parts.toSorted());
	for (let bits = 0; bits < 2 ** parts.length; bits++) {
		const selectedParts = parts.filter((_part, index) => bits & (1 << index));
		const expected = write((index) => Boolean(bits & (1 << index)));
		for (const isRestSelected of [false, true]) {
			const bytes = applyParts(diff, { separateParts: parts, selectedParts, isRestSelected });
			expect(String(bytes), selectedParts.join()).toBe(expected);
		}
	}
});

test("a setting that came after the comment of the next one, or left it there, leaves that comment once", () => {
	const before = "brand: Mallee\n# Legal.\nlegalName: Mallee Pty Ltd\n";
	const parts = ["brand", "expires"];
	const apply = (diff: FileDiff, selectedParts: string[]) =>
		String(applyParts(diff, { separateParts: parts, selectedParts, isRestSelected: false }));
	const expires = 'expires: "2027-11-20"\n';
	for (const [own, next] of [
		["", "# Legal.\n"],
		["# Legal.\n", "# Legal.\n"],
		["# Counts until this day.\n", "# Legal.\n"],
	]) {
		const write = (brand: string) =>
			own === ""
				? `brand: ${brand}\n${next}${expires}legalName: Mallee Pty Ltd\n`
				: `brand: ${brand}\n${own}${expires}${next}legalName: Mallee Pty Ltd\n`;
		const added = createDiff(site.path, before, write("Redgum"));
		expect(apply(added, ["expires"])).toBe(write("Mallee"));
		expect(apply(added, ["brand"])).toBe(before.replace("Mallee\n", "Redgum\n"));
		const removed = createDiff(site.path, write("Mallee"), before.replace("Mallee\n", "Redgum\n"));
		expect(apply(removed, ["expires"])).toBe(before);
		expect(apply(removed, ["brand"])).toBe(write("Redgum"));
	}
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

test("what is as before a publication again is no obstacle to undoing the rest of it", () => {
	const path = "content/redirects.yaml";
	const write = (...names: string[]) =>
		`redirects:\n${names.map((name) => `  /${name}: /pricing\n`).join("")}`;
	const both = createDiff(path, write("fees", "rates", "cost"), write("cost"));
	const current = (...names: string[]) => {
		const reverted = revertDiff(both, Buffer.from(write(...names)));
		return reverted && Object.keys(parse(String(reverted.bytes)).redirects).toSorted();
	};
	expect(current("cost", "fees")).toEqual(["/cost", "/fees", "/rates"]);
	expect(current("fees")).toEqual(["/fees", "/rates"]);
	expect(current("fees", "rates", "cost")).toEqual(["/cost", "/fees", "/rates"]);
	const elsewhere = `${write("cost")}  /fees: /about-us\n`;
	expect(revertDiff(both, Buffer.from(elsewhere))).toBeUndefined();
	const added = { path, before: undefined, after: both.after };
	expect(revertDiff(added, undefined)).toEqual({ bytes: undefined });
	const [old, moved] = ["order: 1\nline: Old\n", "order: 2\nline: Old\n"];
	const person = createDiff("content/team/a.yaml", old, "order: 1\nline: New\n");
	expect(String(revertDiff(person, Buffer.from(moved))?.bytes)).toBe(moved);
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

test("a new file that was not chosen stays unpublished", () => {
	const added = { ...site, before: undefined };
	const none = { separateParts: [], selectedParts: [], isRestSelected: false };
	expect(applyParts(added, none)).toBeUndefined();
	expect(applyParts(added, { ...none, isRestSelected: true })).toBe(site.after);
});

test("a file that cannot be read has no parts: it goes as a whole", () => {
	const { path, before, after } = site;
	const broken = Buffer.from("brand: [");
	expect(listChangedParts({ path, before, after: broken })).toEqual([]);
	expect(listChangedParts({ path, before: broken, after })).toEqual([]);
	expect(listChangedParts({ path, before: undefined, after })).toEqual([]);
	expect(revertDiff({ path, before, after: broken }, after)).toBeUndefined();
});

test("an undo takes a published word out of the spelling list, and leaves one that was added since", () => {
	const list = createDiff(wordsFile, "# Names.\nMallee\n", "# Names.\nMallee\nRedgum\n");
	const current = Buffer.from("# Names.\nMallee\nRedgum\nWattle\n");
	expect(String(revertDiff(list, current)?.bytes)).toBe("# Names.\nMallee\nWattle\n");
	const shortened = { ...list, before: list.after, after: list.before };
	expect(String(revertDiff(shortened, Buffer.from("# Names.\nMallee\nWattle\n"))?.bytes)).toBe(
		String(current),
	);
});
