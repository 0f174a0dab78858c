import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request as send } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { createDesk } from "../../../desk/server/server.ts";
import { getPreviewFolder } from "../../../desk/server/workspace/previewFolder.ts";
import type { Entry } from "../../../desk/shared/api/entries.ts";
import type { FieldIssue, FieldValues } from "../../../desk/shared/api/forms.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const person = "content/team/claire-donnelly.yaml";
const prices = "content/pricing.yaml";
const readEvents = () => parse(desk.read("content/destinations.yaml")).eventPages;

test("only the page that the printed address has opened is answered", async () => {
	expect((await desk.ask("/")).body).toBe("the desk");
	expect((await desk.ask("/api/overview")).statusCode).toBe(200);
	for (const [headers, status] of [
		[{ origin: "https://evil.example" }, 403],
		// Another program of this machine, such as the preview of a page.
		[{ origin: "http://localhost:1" }, 403],
		[{ origin: "null" }, 403],
		[{ host: "evil.example" }, 403],
		[{ host: `evil.example:${desk.port}` }, 403],
		[{ cookie: "" }, 401],
		[{ cookie: `desk-${desk.port}=guessed` }, 401],
	] as const) {
		const headerText = JSON.stringify(headers);
		expect((await desk.ask("/api/overview", undefined, headers)).statusCode, headerText).toBe(
			status,
		);
		expect((await desk.ask("/api/save", {}, headers)).statusCode, headerText).toBe(status);
		expect((await desk.ask("/", undefined, headers)).body, headerText).not.toBe("the desk");
	}
	expect((await desk.ask("/api/save", {}, { origin: undefined })).statusCode).toBe(403);
	expect((await desk.ask("/?key=guessed", undefined, { cookie: "" })).statusCode).toBe(401);
});

test("a desk whose preview cannot be written starts, says why, and shows it once that has gone", async () => {
	const folder = getPreviewFolder(desk.root);
	rmSync(folder, { recursive: true });
	writeFileSync(folder, "in the way");
	const { root, port } = desk;
	const client = desk.file(".cache/client");
	const { app } = createDesk({ root, client, port, previewOrigin: "http://localhost:1" });
	onTestFinished(() => app.close());
	// A rejection that nobody handles would end the desk by now.
	await new Promise((resolve) => setTimeout(resolve));
	desk.write(person, `${desk.read(person)}# By hand.\n`);
	expect((await desk.ask("/api/status", {})).json().message).toMatch(/EEXIST|ENOTDIR/);
	rmSync(folder);
	expect((await desk.ask("/api/status", {})).statusCode).toBe(200);
	expect(readFileSync(join(folder, person), "utf8")).toContain("# By hand.");
});

test("a form knows what placeholders show, and none while prices have issues", async () => {
	const readFacts = async () => (await desk.ask("/api/overview")).json().facts;
	const { brand } = parse(desk.read("content/site.yaml"));
	expect(await readFacts()).toMatchObject({ brand, teamSize: expect.any(String) });
	desk.write(prices, desk.read(prices).replace(/^plans:/m, "plan:"));
	expect(await readFacts()).toEqual({});
});

test("nothing is read or written outside the content", async () => {
	const outside = desk.file("outside.yaml");
	writeFileSync(outside, "secret: true\n");
	symlinkSync(desk.root, desk.file("content/linked"));
	symlinkSync(outside, desk.file("content/team/linked.yaml"));
	for (const path of [
		"outside.yaml",
		"content/../outside.yaml",
		"content/team/../../outside.yaml",
		"/etc/passwd.txt",
		"content/linked/outside.yaml",
		"content/team/linked.yaml",
		"content/.schemas/site.json",
		"content/team/x.js",
		"content\\..\\outside.yaml",
		"content/team/a\u0000.yaml",
		"content/.env",
	]) {
		const form = { path, kind: "person", version: "", data: { name: "Mine" } };
		const answers = [
			await desk.ask(`/api/entry?path=${encodeURIComponent(path)}`),
			await desk.ask("/api/save", form),
			await desk.ask("/api/check", form),
			await desk.ask("/api/text", { path, version: "", text: "mine: true\n" }),
			await desk.ask("/api/remove", { path, version: "", redirect: "" }),
			await desk.ask("/api/discard", { path, version: "" }),
			await desk.ask("/api/publish", { pieces: [{ path, version: "" }], message: "" }),
		];
		for (const { statusCode, body } of answers) {
			expect(statusCode, `${path}: ${body}`).toBeGreaterThanOrEqual(400);
			expect(body, path).not.toContain("secret");
		}
	}
	const picture = await desk.ask("/api/picture?kind=person&name=../../outside.yaml");
	expect(picture.statusCode).toBe(403);
	expect(readFileSync(outside, "utf8")).toBe("secret: true\n");
});

test("a save changes one line, and nothing else in the file", async () => {
	const entry = await desk.open(prices);
	const before = desk.read(prices);
	const rows = structuredClone(entry.data.rows) as { prices: FieldValues }[];
	Object.assign(rows[0]?.prices ?? {}, { medium: 1100 });
	const saved = await desk.save(entry, { rows });
	expect(saved.json().message).toBeUndefined();
	expect(desk.read(prices)).toBe(before.replace("medium: 1000", "medium: 1100"));
});

test("content that a build would refuse is refused at its field, and nothing is written", async () => {
	const before = desk.read(person);
	const answer = await desk.save(await desk.open(person), { name: "", line: "one\ntwo" });
	expect(answer.statusCode).toBe(422);
	const issues: FieldIssue[] = answer.json().issues;
	expect(issues.map(({ fieldPath }) => fieldPath)).toEqual(
		expect.arrayContaining([["name"], ["line"]]),
	);
	expect(issues.find(({ fieldPath }) => fieldPath?.[0] === "name")?.message).toMatch(
		/^Fill this in/,
	);
	expect(desk.read(person)).toBe(before);
});

test("a number that cannot be read is refused, never guessed at or left out", async () => {
	const before = desk.read(prices);
	for (const typed of ["1,1", "", "ten"]) {
		const entry = await desk.open(prices);
		const rows = structuredClone(entry.data.rows) as { prices: FieldValues }[];
		Object.assign(rows[0]?.prices ?? {}, { small: typed });
		const answer = await desk.save(entry, { rows });
		expect(answer.statusCode, typed).toBe(422);
		expect(answer.json().issues[0].fieldPath).toEqual(["rows", 0, "prices", "small"]);
	}
	expect(desk.read(prices)).toBe(before);
});

test("the second of two saves of one form is told of the first, and loses nothing", async () => {
	const entry = await desk.open(person);
	const titles = ["First", "Second"];
	const answers = await Promise.all(titles.map((title) => desk.save(entry, { title })));
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
	expect(answers[1]?.json().current.data.title).toBe("First");
	expect(desk.read(person)).toContain("title: First");
});

test("a file that was changed by hand is not written over", async () => {
	const entry = await desk.open(person);
	desk.write(person, desk.read(person).replace(/^title: .*/m, "title: By hand"));
	expect((await desk.save(entry, { title: "Mine" })).statusCode).toBe(409);
	expect(desk.read(person)).toContain("title: By hand");
	const again = await desk.open(person);
	expect((await desk.save(again, { title: "Mine" })).statusCode).toBe(200);
});

test("a file that cannot be read shows its line, is fixed as text, and holds nothing else up", async () => {
	const before = desk.read(person);
	desk.write(person, before.replace(/^title: .*/m, 'title: "open'));
	const broken = (await desk.open(person)) as unknown as { line: number; version: string };
	expect(broken.line).toBeGreaterThan(1);
	const overview = (await desk.ask("/api/overview")).json();
	const entries = overview.groups.flatMap(({ entries }: { entries: FieldValues[] }) => entries);
	expect(entries.find(({ path }: FieldValues) => path === person).state).toBe("unreadable");

	const other = await desk.open("content/team/kevin-zhao.yaml");
	expect((await desk.save(other, { line: "Goes on meanwhile." })).statusCode).toBe(200);

	const file = { path: person, version: broken.version };
	const still = await desk.ask("/api/text", {
		...file,
		text: before.replace(/^title: .*/m, "title: ["),
	});
	expect(still.statusCode).toBe(422);
	expect(still.json().line).toBeGreaterThan(1);
	expect((await desk.ask("/api/text", { ...file, text: before })).statusCode).toBe(200);
	expect(desk.read(person)).toBe(before);
});

async function addEvent(title: string): Promise<{ statusCode: number; json: () => Entry }> {
	const blank: Entry = (await desk.ask("/api/new-entry?kind=event")).json();
	return desk.save(blank, {
		title,
		start: "2027-03-05T12:30",
		end: "2027-03-05T13:15",
		summary: "What to settle before the first ten people begin.",
	});
}

test("a new event adds its page to the outside addresses, and its removal removes the page", async () => {
	const added = await addEvent("Questions before a pilot");
	expect(added.json().path).toBe("content/events/questions-before-a-pilot.yaml");
	expect(readEvents()).toHaveProperty("questions-before-a-pilot");
	const { path, version } = added.json();
	const removed = await desk.ask("/api/remove", { path, version, redirect: "" });
	expect(removed.statusCode, removed.body).toBe(200);
	expect(readEvents()).not.toHaveProperty("questions-before-a-pilot");
});

test("an address that is already in use is reported", async () => {
	await addEvent("Twice the same");
	const second = await addEvent("Twice — the same!");
	expect(second.statusCode).toBe(422);
	expect(second.json()).toMatchObject({ issues: [{ fieldPath: ["title"] }] });
});

test("a file that somebody changes without the desk is noticed, and shown in the preview", async () => {
	const path = "content/team/claire-donnelly.yaml";
	const readName = async () => (await desk.ask("/api/status", {})).json().content;
	const before = await readName();
	expect(await readName()).toBe(before);
	desk.write(path, desk.read(path).replace(/^line: .*/m, "line: Written by hand."));
	// To read something changes nothing.
	await desk.ask("/api/project");
	expect(desk.read(`.cache/desk/preview/${path}`)).not.toContain("Written by hand.");
	expect(await readName()).not.toBe(before);
	expect(desk.read(`.cache/desk/preview/${path}`)).toContain("Written by hand.");
});

test("a text that breaks a rule is told by the labels of its fields", async () => {
	const path = "content/pricing.yaml";
	const { version } = await desk.open(path);
	const text = desk.read(path).replace(/large: 4500/, "large: 5000");
	const answer = await desk.ask("/api/text", { path, version, text });
	expect(answer.statusCode).toBe(422);
	expect(answer.json().message).toMatch(/^Prices, “Medium” of “[A-Z][^”]+”, under Rows: /);
	expect(answer.json().message).not.toContain("rows.");
});

test("prices that share a cell are compared at their own fields", async () => {
	const entry = await desk.open("content/pricing.yaml");
	const rows = structuredClone(entry.data.rows) as { id: string; prices: object }[];
	const index = rows.findIndex(({ id }) => id === "strategy");
	Object.assign(rows[index]?.prices ?? {}, { medium: 4500, large: 5000 });
	const answer = await desk.save(entry, { rows });
	expect(answer.json().issues).toEqual(
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
	const path = "content/articles/making-documents-work.md";
	const entry = await desk.open(path);
	const saveWith = async (values: object) =>
		(await desk.save(entry, { ...values })).json().issues as FieldIssue[];
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
	const path = "content/articles/making-documents-work.md";
	const entry = await desk.open(path);
	const before = desk.read(path);
	const markdown = `${entry.data.markdown}\n![Us](gone.jpg)\n`;
	const answer = await desk.save(entry, { ...fields, markdown });
	expect(answer.statusCode).toBe(422);
	expect(answer.json().issues).toContainEqual(
		expect.objectContaining({
			fieldPath: ["markdown"],
			message:
				"There is no picture “gone.jpg”. Drop it on “Picture” above the text and insert it, or take its line out.",
		}),
	);
	expect(desk.read(path)).toBe(before);
});

test("everything missing from a new article is reported at once, and nothing is written", async () => {
	const blank: Entry = (await desk.ask("/api/new-entry?kind=article")).json();
	const before = desk.git("status", "--porcelain");
	const listSentences = async (title: string) => {
		const answers = [
			await desk.save(blank, { title }),
			await desk.ask("/api/check", { ...blank, path: "", data: { ...blank.data, title } }),
		];
		return answers.map((answer) =>
			answer.json().issues.map(({ fieldPath, message }: FieldIssue) => `${fieldPath} ${message}`),
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
	const usedTitle = "AI risk governance";
	for (const issues of await listSentences(usedTitle)) {
		expect(issues.length).toBeGreaterThan(3);
	}
	expect(desk.git("status", "--porcelain")).toBe(before);
});

test("a problem with an old address is reported at the old address", async () => {
	const entry = await desk.open("content/redirects.yaml");
	const list = entry.data.redirects as FieldValues[];
	const answer = async (key: string, value: string) =>
		(await desk.save(entry, { redirects: [...list, { key, value }] })).json().issues;
	const index = list.length;
	expect(await answer("/pricing", "/platform")).toMatchObject([
		{
			fieldPath: ["redirects", index, "key"],
			message: "This should be an address that no page has. It says “/pricing”.",
		},
	]);
	expect(await answer("a b", "/platform")).toMatchObject([
		{ fieldPath: ["redirects", index, "key"] },
	]);
	expect(await answer("/old", "/nowhere")).toMatchObject([
		{ fieldPath: ["redirects", index, "value"] },
	]);
});

test("the telephone's link follows its number, and an invalid number is refused", async () => {
	const path = "content/site.yaml";
	const entry = await desk.open(path);
	const contact = entry.data.contact as FieldValues;
	await desk.save(entry, { contact: { ...contact, phone: "(03) 7010 0555" } });
	expect(parse(desk.read(path)).contact).toMatchObject({
		phone: "(03) 7010 0555",
		phoneHref: "tel:+61370100555",
	});
	const again = await desk.open(path);
	const wrong = await desk.save(again, { contact: { ...contact, phone: "03 7010 01" } });
	expect(wrong.json().issues).toMatchObject([{ fieldPath: ["contact", "phone"] }]);
});

test("a page is located while the draft of an event has no time yet", async () => {
	const event = "content/events/draft-of-today.yaml";
	const fields = 'title: "A draft of today"\nstart: "2027-03-05T1"\nend: ""\ndate: "2027-13-01"\n';
	mkdirSync(desk.file(".cache/desk/preview/content/events"), { recursive: true });
	desk.write(`.cache/desk/preview/${event}`, fields);
	const blocks = [{ id: 0, text: "A draft of today" }];
	const answer = await desk.ask("/api/locate", { path: "/events", blocks });
	expect(answer.json()).toMatchObject([{ id: 0, path: event, fieldPath: ["title"] }]);
});

test("the draft of an entry that somebody has removed is not shown as if it were there", async () => {
	const path = "content/team/gone.yaml";
	const draft = await desk.ask("/api/check", {
		path,
		kind: "person",
		version: "1",
		data: { name: "A" },
	});
	expect(draft.statusCode).toBe(409);
	expect(existsSync(desk.file(`.cache/desk/preview/${path}`))).toBe(false);
});

test("two entries swap places in one save", async () => {
	const groups = (await desk.ask("/api/overview")).json().groups as {
		name: string;
		entries: { path: string }[];
	}[];
	const team = groups.find(({ name }) => name === "person")?.entries.map(({ path }) => path) ?? [];
	const [first = "", second = "", ...rest] = team;
	expect((await desk.ask("/api/order", { paths: [second, first, ...rest] })).statusCode).toBe(200);
	expect([second, first].map((path) => parse(desk.read(path)).order)).toEqual([1, 2]);
});

test("a new order that is refused says whose place is taken", async () => {
	const other = "content/team/kevin-zhao.yaml";
	const path = "content/team/claire-donnelly.yaml";
	const text = desk.read(path);
	desk.write(other, desk.read(other).replace(/^order: .*/m, "order: 1"));
	const answer = await desk.ask("/api/order", { paths: [path] });
	expect(answer.statusCode, answer.body).toBe(422);
	expect(answer.json().message).toMatch(/Claire Donnelly|Kevin Zhao/);
	expect(desk.read(path)).toBe(text);
});

test("a page that was public is removed once its address leads on", async () => {
	const path = "content/benefits/data-security.yaml";
	const before = { "/old-benefits": "/pricing" };
	desk.write("content/redirects.yaml", `redirects: ${JSON.stringify(before)}\n`);
	const { version } = await desk.open(path);
	const refused = await desk.ask("/api/remove", { path, version, redirect: "" });
	expect(refused.json().needsRedirect).toBe(true);
	const removed = await desk.ask("/api/remove", { path, version, redirect: "/platform" });
	expect(removed.statusCode, removed.body).toBe(200);
	expect(parse(desk.read("content/redirects.yaml")).redirects).toEqual({
		...before,
		"/benefits/data-security": "/platform",
	});
});

test("a page that has been public says so before it is removed, and one that shares its page does not", async () => {
	expect(await desk.open("content/benefits/privacy-security.yaml")).toMatchObject({
		needsRedirect: true,
	});
	const event = await desk.open("content/events/one-assistant-for-one-job.yaml");
	expect(event).not.toHaveProperty("needsRedirect");
});

test("an author with articles cannot be removed until the articles have another author", async () => {
	const path = "content/team/meera-pillai.yaml";
	const article = "content/articles/making-documents-work.md";
	desk.write(article, desk.read(article).replace(/^author: .*/m, "author: meera-pillai"));
	const { version } = await desk.open(path);
	const entry = { path, version, redirect: "/team" };
	const refused = await desk.ask("/api/remove", entry);
	expect(refused.statusCode).toBe(422);
	expect(refused.json().blockers).toContainEqual({
		path: article,
		fieldPath: ["author"],
		title: parse(desk.read(article).split("---")[1] ?? "").title,
		message: expect.stringContaining("names it, at Author"),
		kind: "byline",
	});
	const removed = await desk.ask("/api/remove", { ...entry, successor: "team" });
	expect(removed.statusCode, removed.body).toBe(200);
	expect(desk.read(article)).toMatch(/^author: team$/m);
	expect(existsSync(desk.file(path))).toBe(false);
	const back = await desk.ask("/api/discard", { path, version: "" });
	expect(back.statusCode, back.body).toBe(200);
});

test("pages come first where a page is chosen", async () => {
	const { links } = (await desk.ask("/api/overview")).json();
	const values = links.map(({ value }: { value: string }) => value);
	expect(values.indexOf("/pricing")).toBeLessThan(
		values.findIndex((value: string) => value.startsWith("/blog/")),
	);
});

function upload(query: string, bytes: Buffer) {
	return desk.ask(`/api/picture?${query}`, bytes, { "content-type": "application/octet-stream" });
}

test("a camera's photograph gets a name that an address can have, and is saved with its form", async () => {
	const photo = await sharp({
		create: { width: 4000, height: 5000, channels: 3, background: "#357" },
	})
		.jpeg()
		.toBuffer();
	const uploaded = await upload("kind=person&name=IMG_2041.JPG&title=Ada%20Nguyen", photo);
	const { name, message } = uploaded.json();
	expect(name).toBe("ada-nguyen.jpg");
	expect(message).toContain("IMG_2041.JPG is now called ada-nguyen.jpg.");
	const blank: Entry = (await desk.ask("/api/new-entry?kind=person")).json();
	const saved = await desk.save(blank, {
		name: "Ada Nguyen",
		title: "Trainer",
		line: "Begins with the work on your desk.",
		bio: "Ada has taught in practices of every size.",
		portrait: name,
	});
	expect(saved.json().path).toBe("content/team/ada-nguyen.yaml");
	const { width, height } = await sharp(
		readFileSync(desk.file("content/team/ada-nguyen.jpg")),
	).metadata();
	expect([width, height]).toEqual([2560, 3200]);
});

test("a file that is not a picture is refused with a sentence", async () => {
	const answer = await upload("kind=person&name=letter.jpg", Buffer.from("Dear Claire"));
	expect(answer.statusCode).toBe(422);
	expect(answer.json().message).toContain("letter.jpg is not a picture");
});

test("requests from elsewhere do not count towards the limit, the desk's own page does", async () => {
	const requestStatuses = (count: number, cookie: string) =>
		Promise.all(
			Array.from({ length: count }, () => {
				const { promise, resolve } = Promise.withResolvers<number>();
				send({ port: desk.port, path: "/api/none", headers: { cookie } }, (answer) => {
					answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
				})
					.on("error", () => resolve(0))
					.end();
				return promise;
			}),
		);
	expect(new Set(await requestStatuses(400, "desk=none"))).toEqual(new Set([401]));
	expect((await desk.ask("/api/overview")).statusCode).toBe(200);
	// Two windows of the limit may share them: one then has more than it lets pass.
	const ownStatuses = await requestStatuses(700, desk.cookie);
	expect(ownStatuses).toContain(429);
	expect(ownStatuses).not.toContain(0);
});

test("a form of 50 MB is refused before it is read", async () => {
	const answer = await desk.ask("/api/save", { path: "x".repeat(50_000_000) });
	expect(answer.statusCode).toBe(413);
});
