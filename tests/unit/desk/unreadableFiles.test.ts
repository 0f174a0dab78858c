import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { knownPerson } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// Files that the desk cannot read hold nothing else up.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

test("a file that cannot be read shows its line, is fixed as text, and holds nothing else up", async () => {
	const before = desk.read(knownPerson);
	desk.write(knownPerson, before.replace(/^title: .*/m, 'title: "open'));
	const broken = await desk.openAsText(knownPerson);
	expect(broken.line).toBeGreaterThan(1);
	const entries = await desk.listEntries();
	expect(entries.find(({ path }) => path === knownPerson)?.state).toBe("unreadable");

	const other = await desk.open("content/team/kevin-zhao.yaml");
	expect((await desk.save(other, { line: "Goes on meanwhile." })).statusCode).toBe(200);

	const file = { path: knownPerson, version: broken.version };
	const still = await desk.post("text", {
		...file,
		text: before.replace(/^title: .*/m, "title: ["),
	});
	expect(still.statusCode).toBe(422);
	expect(still.refusal().line).toBeGreaterThan(1);
	expect((await desk.post("text", { ...file, text: before })).statusCode).toBe(200);
	expect(desk.read(knownPerson)).toBe(before);
});

test("a file in Latin-1 is shown as text that can be read, and is not written from a form", async () => {
	const entry = await desk.open(knownPerson);
	const latin = Buffer.from(
		desk.read(knownPerson).replace(/^name: .*/m, "name: Zoë Façade"),
		"latin1",
	);
	writeFileSync(desk.file(knownPerson), latin);
	expect(await desk.openAsText(knownPerson)).toMatchObject({
		line: latin.subarray(0, latin.indexOf("name: ")).toString().split("\n").length,
		text: expect.stringContaining("name: Zoë Façade"),
		message: expect.stringContaining("UTF-8"),
	});
	const refused = await desk.save(entry, { title: "Mine" });
	expect(refused.statusCode).toBe(409);
	expect(refused.refusal().message).toContain("cannot be read now");
	expect(readFileSync(desk.file(knownPerson))).toEqual(latin);
	const { changes } = await desk.readReview();
	expect(changes[0]?.sentences).toEqual([
		"The file cannot be read as it is now. Open it to fix it.",
	]);
	expect((await desk.publish("Latin")).json().commit).toBeUndefined();
	const { path, version, text } = await desk.openAsText(knownPerson);
	expect((await desk.post("text", { path, version, text })).statusCode).toBe(200);
	expect((await desk.open(knownPerson)).data.name).toBe("Zoë Façade");
});

test.each([
	["a text", "Nothing but words\n"],
	["a list", "- one\n- two\n"],
])("a file that is %s is shown as text, with what it should be", async (_name, text) => {
	const entry = await desk.open(knownPerson);
	desk.write(knownPerson, text);
	expect(await desk.openAsText(knownPerson)).toMatchObject({
		text,
		line: 1,
		message: expect.stringMatching(/name.*value/),
	});
	expect(await desk.listEntries()).toContainEqual(
		expect.objectContaining({ path: knownPerson, state: "unreadable" }),
	);
	expect((await desk.readReview()).changes).toMatchObject([
		{ path: knownPerson, state: "unreadable" },
	]);
	expect((await desk.save(entry, { line: "Mine." })).statusCode).toBe(409);
	expect(desk.read(knownPerson)).toBe(text);
});

test.each(["{", "{}"])(
	"a record of a removal that is %s is named in the review, and holds no publication up",
	async (json) => {
		const id = "0b8e7d0e-6a53-4b3c-9b4e-0a9c0f5f3a11";
		const record = `.desk/removed/${id}/removal.json`;
		mkdirSync(dirname(desk.file(record)), { recursive: true });
		desk.write(record, json);
		desk.write(knownPerson, desk.read(knownPerson).replace(/^line: .*/m, "line: Written by hand."));
		const review = await desk.get("review", {});
		expect(review.json()).toMatchObject({ trash: [], unreadableRecords: [record] });
		const published = await desk.publish("By hand", (path) => path === knownPerson);
		expect(published.json().commit, published.body).toBeTruthy();
		const refused = await desk.post("restore", { id });
		expect(refused.statusCode).toBe(409);
		expect(refused.refusal().message).toContain(`own file ${record}`);
	},
);

test.each([
	["of a folder that the content has no more", "content/offers/spring.yaml"],
	["in whose place there is a link", "content/team/spring.yaml"],
])("a removed entry %s holds no review up, nor what is done from it", async (_place, path) => {
	symlinkSync("/etc/hostname", desk.file("content/team/spring.yaml"));
	const id = "0b8e7d0e-6a53-4b3c-9b4e-0a9c0f5f3a11";
	const record = `.desk/removed/${id}/removal.json`;
	mkdirSync(dirname(desk.file(record)), { recursive: true });
	const files = [{ path, version: "0123" }];
	const time = new Date().toISOString();
	desk.write(record, JSON.stringify({ path, title: "Spring", time, files, edited: [] }));
	const change = (line: string) =>
		desk.write(knownPerson, desk.read(knownPerson).replace(/^line: .*/m, `line: ${line}`));
	change("Written by hand.");
	const published = await desk.publish("By hand", (path) => path === knownPerson);
	expect((await desk.readReview()).unreadableRecords).toEqual([record]);
	const undone = await desk.undo(published.json().commit);
	expect(undone.statusCode, undone.body).toBe(200);
	change("Written again.");
	const [changed = expect.fail()] = (await desk.readReview()).changes;
	const discarded = await desk.discard(changed);
	expect(discarded.statusCode, discarded.body).toBe(200);
});
