import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import type { FieldValues } from "../../../desk/shared/api/forms.ts";
import { knownArticle, knownPerson } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// What a form shows, what its save writes, and where it says what is wrong.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const prices = "content/pricing.yaml";

test("a form knows what placeholders show, and none while prices have issues", async () => {
	const readFacts = async () => (await desk.readOverview()).facts;
	const { brand } = parse(desk.read("content/site.yaml"));
	expect(await readFacts()).toMatchObject({ brand, teamSize: expect.any(String) });
	desk.write(prices, desk.read(prices).replace(/^plans:/m, "plan:"));
	expect(await readFacts()).toEqual({});
});

test("no two entries of the list are called the same", async () => {
	const titles = (await desk.listEntries()).map(({ title }) => title);
	expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
});

test("pages come first where a page is chosen", async () => {
	const { links } = await desk.readOverview();
	const values = links.map(({ value }) => value);
	expect(values.indexOf("/pricing")).toBeLessThan(
		values.findIndex((value) => String(value).startsWith("/blog/")),
	);
});

test("a save changes one line, and nothing else in the file", async () => {
	const entry = await desk.open(prices);
	const before = desk.read(prices);
	const rows = structuredClone(entry.data.rows) as { prices: FieldValues }[];
	Object.assign(rows[0]?.prices ?? {}, { medium: 1100 });
	const saved = await desk.save(entry, { rows });
	expect(saved.statusCode, saved.body).toBe(200);
	expect(desk.read(prices)).toBe(before.replace("medium: 1000", "medium: 1100"));
});

test("who mends a price and breaks that of another row the same way is refused", async () => {
	const right = desk.read(prices);
	const breakRow = (row: string) =>
		right.replace(new RegExp(`(id: ${row}\\n(?:.*\\n)*?.*small: )\\d+`), "$1none");
	desk.write(prices, breakRow("platform"));
	const { version } = await desk.open(prices);
	const save = (text: string) => desk.post("text", { path: prices, version, text });
	expect((await save(breakRow("bootcamp"))).statusCode).toBe(422);
	expect((await save(right)).statusCode).toBe(200);
});

test("the telephone's link follows its number, and an invalid number is refused", async () => {
	const path = "content/site.yaml";
	const entry = await desk.open(path);
	const contact = entry.data.contact as FieldValues;
	const saved = await desk.save(entry, { contact: { ...contact, phone: "(03) 7010 0555" } });
	expect(parse(desk.read(path)).contact).toMatchObject({
		phone: "(03) 7010 0555",
		phoneHref: "tel:+61370100555",
	});
	const again = await desk.open(path);
	expect(saved.json()).toMatchObject(again);
	const wrong = await desk.save(again, { contact: { ...contact, phone: "03 7010 01" } });
	expect(wrong.refusal().issues).toMatchObject([{ fieldPath: ["contact", "phone"] }]);
});

test("content that a build would refuse is refused at its field, and nothing is written", async () => {
	const before = desk.read(knownPerson);
	const response = await desk.save(await desk.open(knownPerson), { name: "", line: "one\ntwo" });
	expect(response.statusCode).toBe(422);
	const { issues = [] } = response.refusal();
	expect(issues.map(({ fieldPath }) => fieldPath)).toEqual(
		expect.arrayContaining([["name"], ["line"]]),
	);
	expect(issues.find(({ fieldPath }) => fieldPath?.[0] === "name")?.message).toMatch(
		/^Fill this in/,
	);
	expect(desk.read(knownPerson)).toBe(before);
});

test("a number that cannot be read is refused, never guessed at or left out", async () => {
	const before = desk.read(prices);
	for (const typed of ["1,1", "", "ten"]) {
		const entry = await desk.open(prices);
		const rows = structuredClone(entry.data.rows) as { prices: FieldValues }[];
		Object.assign(rows[0]?.prices ?? {}, { small: typed });
		const response = await desk.save(entry, { rows });
		expect(response.statusCode, typed).toBe(422);
		expect(response.refusal().issues?.[0]?.fieldPath).toEqual(["rows", 0, "prices", "small"]);
	}
	expect(desk.read(prices)).toBe(before);
});

test("prices that share a cell are compared at their own fields", async () => {
	const entry = await desk.open("content/pricing.yaml");
	const rows = structuredClone(entry.data.rows) as { id: string; prices: object }[];
	const index = rows.findIndex(({ id }) => id === "strategy");
	Object.assign(rows[index]?.prices ?? {}, { medium: 4500, large: 5000 });
	const response = await desk.save(entry, { rows });
	expect(response.refusal().issues).toEqual(
		[
			["medium", "Large", "$5,000"],
			["large", "Medium", "$4,500"],
		].map(([plan, other, price]) => ({
			path: "content/pricing.yaml",
			fieldPath: ["rows", index, "prices", plan],
			message: `${other} shares one cell with this price, and says ${price}. Type the same in both, or empty “Shared cell”.`,
		})),
	);
});

test("HTML is refused at its field, and an article without a text at its text", async () => {
	const path = knownArticle;
	const entry = await desk.open(path);
	const saveWith = async (values: FieldValues) => (await desk.save(entry, values)).refusal().issues;
	expect(await saveWith({ title: "Three <b>bold</b> steps" })).toEqual([
		{
			path,
			fieldPath: ["title"],
			message: "This takes words only: <b> would be shown as it is typed. Take it out.",
		},
	]);
	for (const markdown of ["", " \n\n"]) {
		expect(await saveWith({ markdown, sources: [] })).toEqual([
			{ path, fieldPath: ["markdown"], message: "Fill this in.", isMissing: true },
		]);
	}
	expect((await desk.save(entry, { title: "Smith & Sons: 3 < 4 > 2" })).statusCode).toBe(200);
});

test.each([
	["scheduled", { date: "2099-01-01" }],
	["a draft", { draft: true }],
])("an article that is %s is not saved with a picture that is not there", async (_name, fields) => {
	const path = knownArticle;
	const entry = await desk.open(path);
	const before = desk.read(path);
	const markdown = `${entry.data.markdown}\n![Us](gone.jpg)\n`;
	const response = await desk.save(entry, { ...fields, markdown });
	expect(response.statusCode).toBe(422);
	expect(response.refusal().issues).toContainEqual(
		expect.objectContaining({
			fieldPath: ["markdown"],
			message:
				"There is no picture “gone.jpg”. Drop it on “Picture” above the text and insert it, or take its line out.",
		}),
	);
	expect(desk.read(path)).toBe(before);
});

test("everything missing from a new article is reported at once, and nothing is written", async () => {
	const blank = await desk.openNew("article");
	const before = desk.git("status", "--porcelain");
	const listSentences = async (title: string) => {
		const data = { ...blank.data, title };
		const saved = (await desk.save(blank, { title })).refusal();
		const checked = (await desk.post("check", { ...blank, tab: "a", data })).json();
		return [saved, checked].map(({ issues = [] }) =>
			issues.map(({ fieldPath, message }) => `${fieldPath} ${message}`),
		);
	};
	for (const issues of await listSentences("")) {
		expect(issues.toSorted()).toEqual([
			"category Choose one.",
			"markdown Fill this in.",
			"standfirst Fill this in.",
			"summary Fill this in: at least 50 characters.",
			"title Fill this in.",
		]);
	}
	const usedTitle = "Letters to clients";
	for (const issues of await listSentences(usedTitle)) {
		expect(issues.length).toBeGreaterThan(3);
	}
	expect(desk.git("status", "--porcelain")).toBe(before);
});

test("a problem with an old address is reported at the old address", async () => {
	const entry = await desk.open("content/redirects.yaml");
	const list = entry.data.redirects as FieldValues[];
	const findIssues = async (key: string, value: string) =>
		(await desk.save(entry, { redirects: [...list, { key, value }] })).refusal().issues;
	const index = list.length;
	expect(await findIssues("/pricing", "/platform")).toMatchObject([
		{
			fieldPath: ["redirects", index, "key"],
			message: "This should be an address that no page has. It says “/pricing”.",
		},
	]);
	expect(await findIssues("a b", "/platform")).toMatchObject([
		{ fieldPath: ["redirects", index, "key"] },
	]);
	expect(await findIssues("/old", "/nowhere")).toMatchObject([
		{ fieldPath: ["redirects", index, "value"] },
	]);
});

test("an old problem that moves by a line does not block a save, a new one does", async () => {
	const path = knownArticle;
	const broken = `${desk.read(path)}\n[A page](/no-such-page)\n`;
	desk.write(path, broken);
	const entry = await desk.open(path);
	const text = String(entry.data.markdown);
	const above = await desk.save(entry, { markdown: `One more.\n\n${text}` });
	expect(above.statusCode, above.body).toBe(200);
	const second = await desk.save(above.json(), {
		markdown: `One more.\n\n${text}\n\n[A page](/no-such-page)\n`,
	});
	expect(second.statusCode).toBe(422);
});

test("a text that breaks a rule is told by the labels of its fields", async () => {
	const path = "content/pricing.yaml";
	const { version } = await desk.open(path);
	const text = desk.read(path).replace(/large: 4500/, "large: 5000");
	const response = await desk.post("text", { path, version, text });
	expect(response.statusCode).toBe(422);
	expect(response.refusal().message).toMatch(/^Prices, “Medium” of “[A-Z][^”]+”, under Rows: /);
	expect(response.refusal().message).not.toContain("rows.");
});
