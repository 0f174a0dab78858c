import {
	appendFileSync,
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { WriteError } from "../../../desk/server/content/files/writeFiles.ts";
import { removeEntry } from "../../../desk/server/removals/removeEntry.ts";
import { restoreEntry } from "../../../desk/server/removals/restoreEntry.ts";
import { listTrash } from "../../../desk/server/removals/trash.ts";
import { Workspace } from "../../../desk/server/workspace/workspace.ts";
import type { FieldValues } from "../../../desk/shared/api/forms.ts";
import { knownArticle, knownPerson } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// What is removed at the desk is never lost: it comes back as it was.

const event = "content/events/one-assistant-for-one-job.yaml";
const portrait = "content/team/claire-donnelly.jpg";

let desk: ServedDesk;
let photo: Buffer;
let start: string;
beforeAll(async () => {
	desk = await serveDesk();
	start = desk.git("rev-parse", "HEAD").trim();
	photo = readFileSync(desk.file("content/product/home-base.png"));
});
afterAll(() => desk.stop());
beforeEach(() => {
	desk.git("reset", "--quiet", "--hard", start);
	desk.git("clean", "--quiet", "--force", "-d");
	rmSync(desk.file(".desk/removed"), { recursive: true, force: true });
});

const listChanges = () => desk.git("status", "--porcelain", "-uall") + desk.git("diff");
const bringBack = (id: string) => desk.post("restore", { id });

async function remove(path: string, more: object = {}): Promise<string> {
	const { version } = await desk.open(path);
	const response = await desk.post("remove", { path, version, redirect: "", ...more });
	expect(response.statusCode, response.body).toBe(200);
	return response.json().id;
}

async function add(kind: string, values: FieldValues): Promise<string> {
	const saved = await desk.add(kind, values);
	expect(saved.statusCode, saved.body).toBe(200);
	return saved.json().path;
}

const newPerson = {
	name: "Ada & Grace Hopper",
	title: "Head of Machines",
	line: "Knows every one of them.",
	bio: "Somebody whom nobody has published yet.",
};

test("an entry that was never published comes back after its removal, with its photograph", async () => {
	writeFileSync(desk.file("content/team/ada.png"), photo);
	const path = await add("person", { ...newPerson, portrait: "ada.png" });
	const before = listChanges();
	const text = desk.read(path);
	await remove(path);
	expect(listChanges()).toBe("");
	const { changes, trash } = await desk.readReview();
	expect(changes).toEqual([]);
	expect(trash).toMatchObject([{ title: "Ada & Grace Hopper", kindLabel: "Person" }]);
	const back = await bringBack(String(trash[0]?.id));
	expect(back.json()).toMatchObject({ path, changedSince: [] });
	expect(desk.read(path)).toBe(text);
	expect(readFileSync(desk.file("content/team/ada.png")).equals(photo)).toBe(true);
	expect(listChanges()).toBe(before);
	expect((await desk.readReview()).trash).toEqual([]);
	expect((await bringBack(String(trash[0]?.id))).statusCode).toBe(409);
});

test("a published entry comes back with what was saved in it and not published", async () => {
	const entry = await desk.open(knownPerson);
	await desk.save(entry, { line: "Saved and not published." });
	desk.write(
		knownArticle,
		desk.read(knownArticle).replace(/^author: .*/m, "author: claire-donnelly"),
	);
	const before = listChanges();
	await remove(knownPerson, { redirect: "/team", successor: "team" });
	expect(parse(desk.read("content/redirects.yaml")).redirects).toHaveProperty(
		"/team/claire-donnelly",
	);
	const removed = (await desk.readReview()).changes.find(({ path }) => path === knownPerson);
	expect(removed).toMatchObject({ state: "removed", trashId: expect.any(String) });
	// It goes out only with the article that has another author now; its redirect is part of it.
	expect(removed?.needs).toContain(knownArticle);
	expect(removed?.needs).not.toContain("content/redirects.yaml");
	expect((await desk.readReview()).trash).toEqual([]);
	expect((await bringBack(String(removed?.trashId))).statusCode).toBe(200);
	expect(listChanges()).toBe(before);
});

test("an entry that is back as it was, by discarding its removal, is kept no more", async () => {
	const before = desk.read(knownPerson);
	await remove(knownPerson, { redirect: "/team", successor: "team" });
	const removed = (await desk.readReview()).changes.find(({ path }) => path === knownPerson);
	const response = await desk.discard(removed ?? expect.fail());
	expect(response.statusCode, response.body).toBe(200);
	expect(desk.read(knownPerson)).toBe(before);
	expect(readdirSync(desk.file(".desk/removed"))).toEqual([]);
});

test("an older version that is kept is not what a removal by hand took away, and stays kept", async () => {
	const id = await remove(knownPerson, { redirect: "/team", successor: "team" });
	const record = `.desk/removed/${id}/removal.json`;
	desk.write(
		record,
		JSON.stringify({ ...JSON.parse(desk.read(record)), time: "2026-01-05T00:00:00Z" }),
	);
	desk.git("checkout", "--quiet", "--", "content");
	desk.write(knownPerson, desk.read(knownPerson).replace(/^line: .*/m, "line: Published since."));
	desk.git("commit", "--quiet", "--all", "--message", "Another line");
	rmSync(desk.file(knownPerson));
	const { changes, trash } = await desk.readReview();
	expect(changes).toContainEqual(expect.objectContaining({ path: knownPerson, state: "removed" }));
	expect(changes.find(({ path }) => path === knownPerson)).not.toHaveProperty("trashId");
	expect(trash).toMatchObject([{ id }]);
});

test.each([
	["stays kept", "is decided and waits to be finished", new Error("EIO: i/o error"), 1],
	["is not kept", "never began", new WriteError("unwritable", "The disk is full."), 0],
])("an entry %s where its removal %s", async (_kept, _state, error, trashCount) => {
	const { version } = await desk.open(knownPerson);
	const failing: Pick<Workspace, "root" | "save"> = {
		root: desk.root,
		save: async ({ createWrites, carryOut }) => {
			const fail = () => {
				throw error;
			};
			return { result: await carryOut(fail, createWrites()), written: [] };
		},
	};
	const removal = { path: knownPerson, version, redirect: "/team", successor: "team" };
	await expect(removeEntry(failing as Workspace, removal)).rejects.toThrow(error.message);
	expect(readdirSync(desk.file(".desk/removed"))).toHaveLength(trashCount);
});

test("what was changed after a removal stays when the entry is brought back", async () => {
	desk.write(
		knownArticle,
		desk.read(knownArticle).replace(/^author: .*/m, "author: claire-donnelly"),
	);
	const id = await remove(knownPerson, { redirect: "/team", successor: "team" });
	desk.write(
		knownArticle,
		desk.read(knownArticle).replace(/^standfirst: .*/m, "standfirst: Typed since."),
	);
	const redirects = await desk.open("content/redirects.yaml");
	await desk.save(redirects, {
		redirects: [...(redirects.data.redirects as []), { key: "/since", value: "/pricing" }],
	});
	expect((await bringBack(id)).json()).toMatchObject({ changedSince: [] });
	expect(desk.read(knownArticle)).toMatch(/^author: claire-donnelly$/m);
	expect(desk.read(knownArticle)).toContain("standfirst: Typed since.");
	const { redirects: list } = parse(desk.read("content/redirects.yaml"));
	expect(list).toHaveProperty("/since", "/pricing");
	expect(list).not.toHaveProperty("/team/claire-donnelly");
});

test("an article by another author since is said to stay when its former author is brought back", async () => {
	desk.write(
		knownArticle,
		desk.read(knownArticle).replace(/^author: .*/m, "author: claire-donnelly"),
	);
	const id = await remove(knownPerson, { redirect: "/team", successor: "team" });
	desk.write(knownArticle, desk.read(knownArticle).replace(/^author: .*/m, "author: kevin-zhao"));
	expect((await bringBack(id)).json().changedSince).toEqual(["Letters to clients"]);
	expect(desk.read(knownArticle)).toMatch(/^author: kevin-zhao$/m);
});

test("an article that cannot be read is named when its former author is brought back, one that is gone is not", async () => {
	const assign = () =>
		desk.write(
			knownArticle,
			desk.read(knownArticle).replace(/^author: .*/m, "author: claire-donnelly"),
		);
	assign();
	const id = await remove(knownPerson, { redirect: "/team", successor: "team" });
	const conflict = "<<<<<<< HEAD\nauthor: team\n=======\nauthor: kevin-zhao\n>>>>>>> theirs";
	desk.write(knownArticle, desk.read(knownArticle).replace(/^author: .*/m, conflict));
	expect((await bringBack(id)).json().changedSince).toHaveLength(1);
	expect(desk.read(knownArticle)).toContain(conflict);

	desk.git("checkout", "--quiet", "--", knownArticle);
	assign();
	const again = await remove(knownPerson, { redirect: "/team", successor: "team" });
	rmSync(desk.file(knownArticle));
	expect((await bringBack(again)).json().changedSince).toEqual([]);
});

test("an article whose links to a removed author stay moved is said to have changed since", async () => {
	const path = await add("person", newPerson);
	const page = `/team/${path.slice("content/team/".length, -".yaml".length)}`;
	const text = desk.read(knownArticle).replace(/^author: .*/m, "author: ada-grace-hopper");
	desk.write(knownArticle, `${text}\nWritten by [somebody](${page}).\n`);
	const id = await remove(path, { redirect: "/team", successor: "team" });
	expect(desk.read(knownArticle)).toContain("[somebody](/team)");
	desk.write(
		knownArticle,
		desk.read(knownArticle).replace(/^standfirst: .*/m, "standfirst: Typed since."),
	);
	expect((await bringBack(id)).json().changedSince).toHaveLength(1);
	expect(desk.read(knownArticle)).toMatch(/^author: ada-grace-hopper$/m);
	expect(desk.read(knownArticle)).toContain("[somebody](/team)");
});

test("an entry is back though what was kept of it cannot be deleted", async () => {
	const id = await remove(knownPerson, { redirect: "/team", successor: "team" });
	const workspace = new Workspace(desk.root);
	const failing: Pick<Workspace, "root" | "save"> = {
		root: desk.root,
		save: (change) =>
			workspace.save({
				...change,
				carryOut: (writeAll, writes) =>
					change.carryOut(() => {
						writeAll();
						// Another tab has deleted it for good at that moment.
						rmSync(desk.file(`.desk/removed/${id}`), { recursive: true });
					}, writes),
			}),
	};
	const { path } = await restoreEntry(failing as Workspace, id);
	expect(path).toBe(knownPerson);
	expect(existsSync(desk.file(knownPerson))).toBe(true);
});

test("an event comes back with the address of its own page, also after another was added", async () => {
	const destinations = "content/destinations.yaml";
	const slug = "one-assistant-for-one-job";
	const own = "https://tickets.example/one";
	const entry = await desk.open(destinations);
	const pages = (entry.data.eventPages as { key: string }[]).map((page) =>
		page.key === slug ? { ...page, value: own } : page,
	);
	expect((await desk.save(entry, { eventPages: pages })).statusCode).toBe(200);
	const id = await remove(event);
	await add("event", {
		title: "Questions before a pilot",
		start: "2027-03-05T12:30",
		end: "2027-03-05T13:15",
		summary: "What to settle before the first ten people begin.",
	});
	expect((await bringBack(id)).statusCode).toBe(200);
	expect(parse(desk.read(destinations)).eventPages).toMatchObject({
		[slug]: own,
		"questions-before-a-pilot": expect.any(String),
	});
});

test("a removal is published with the photograph, and both come back by its undo", async () => {
	copyFileSync(
		desk.file("content/product/home-base.png"),
		desk.file(portrait.replace("jpg", "png")),
	);
	desk.write(knownPerson, `${desk.read(knownPerson)}portrait: claire-donnelly.png\n`);
	desk.git("add", "--all");
	desk.git("commit", "--quiet", "--message", "With a photograph");
	await remove(knownPerson, { redirect: "/team", successor: "team" });
	const { changes } = await desk.readReview();
	expect(changes.find(({ path }) => path === knownPerson)?.inclusions).toContain(
		"team/claire-donnelly.png, removed",
	);
	const { commit } = (await desk.publish("Gone")).json();
	expect(listChanges()).toBe("");
	await desk.undo(commit);
	expect(existsSync(desk.file("content/team/claire-donnelly.png"))).toBe(true);
	expect((await desk.readReview()).trash).toEqual([]);
});

test("a new entry that is discarded in the review goes to the trash", async () => {
	writeFileSync(desk.file("content/team/ada.png"), photo);
	const path = await add("person", { ...newPerson, portrait: "ada.png" });
	const before = listChanges();
	const text = desk.read(path);
	const [change = expect.fail()] = (await desk.readReview()).changes;
	expect((await desk.discard(change)).statusCode).toBe(200);
	expect(listChanges()).toBe("");
	const [trashed] = (await desk.readReview()).trash;
	expect(trashed).toMatchObject({ title: "Ada & Grace Hopper", kindLabel: "Person" });
	expect((await bringBack(String(trashed?.id))).statusCode).toBe(200);
	expect(desk.read(path)).toBe(text);
	expect(listChanges()).toBe(before);
});

test("entries that an undo removes are kept, and come back each by itself", async () => {
	const titles = ["Lunch with an assistant", "Tea with an assistant"];
	const paths = [];
	for (const title of titles) {
		paths.push((await desk.addEvent(title)).json().path);
	}
	const texts = paths.map(desk.read);
	const addresses = parse(desk.read("content/destinations.yaml"));
	const commit = desk.commitAsDesk("A publication");
	expect((await desk.undo(commit)).statusCode).toBe(200);
	expect(paths.some((path) => existsSync(desk.file(path)))).toBe(false);
	const { trash } = await desk.readReview();
	expect(trash.map(({ title }) => title).toSorted()).toEqual(titles);
	for (const { id } of trash) {
		const back = await bringBack(id);
		expect(back.statusCode, back.body).toBe(200);
	}
	expect(paths.map(desk.read)).toEqual(texts);
	expect(parse(desk.read("content/destinations.yaml"))).toEqual(addresses);
});

const benefit = "content/benefits/data-security.yaml";
const readRedirects = () => parse(desk.read("content/redirects.yaml")).redirects;

async function addRedirect(key: string, value: string): Promise<void> {
	const entry = await desk.open("content/redirects.yaml");
	const redirects = [...(entry.data.redirects as []), { key, value }];
	const saved = await desk.save(entry, { redirects });
	expect(saved.statusCode, saved.body).toBe(200);
}

async function bringBackFirst(): Promise<void> {
	const [removed = expect.fail()] = (await desk.readReview()).trash;
	const back = await bringBack(removed.id);
	expect(back.statusCode, back.body).toBe(200);
}

test("an entry whose removal was undone and redone comes back without its own redirect, and the others stay", async () => {
	const text = desk.read(benefit);
	await addRedirect("/offers", "/pricing");
	const others = readRedirects();
	await remove(benefit, { redirect: "/platform" });
	const undone = await desk.undo(desk.commitAsDesk("A publication"));
	expect((await desk.undo(undone.json().commit)).statusCode).toBe(200);
	expect(readRedirects()).toEqual({ ...others, "/benefits/data-security": "/platform" });
	await bringBackFirst();
	expect(desk.read(benefit)).toBe(text);
	expect(readRedirects()).toEqual(others);
});

test("a person whose removal was undone and redone comes back with the articles, and one that a third has by now is named", async () => {
	const setField = (line: string) =>
		desk.write(
			knownArticle,
			desk.read(knownArticle).replace(new RegExp(`^${line.split(":")[0]}: .*`, "m"), line),
		);
	setField("author: claire-donnelly");
	desk.commitAsDesk("An author");
	await remove(knownPerson, { redirect: "/team", successor: "team" });
	setField("standfirst: Published with the removal.");
	const undone = await desk.undo(desk.commitAsDesk("A publication"));
	expect((await desk.undo(undone.json().commit)).statusCode).toBe(200);
	expect(desk.read(knownArticle)).toMatch(/^author: team$/m);
	const redone = desk.git("rev-parse", "HEAD").trim();
	const [{ id } = expect.fail()] = (await desk.readReview()).trash;
	expect((await bringBack(id)).json()).toMatchObject({ changedSince: [] });
	expect(desk.read(knownArticle)).toMatch(/^author: claire-donnelly$/m);
	expect(desk.read(knownArticle)).toContain("standfirst: Published with the removal.");
	expect(desk.git("rev-parse", "HEAD").trim()).toBe(redone);

	desk.git("reset", "--quiet", "--hard", String(undone.json().commit));
	expect((await desk.undo(undone.json().commit)).statusCode).toBe(200);
	setField("author: kevin-zhao");
	const [again = expect.fail()] = (await desk.readReview()).trash;
	expect((await bringBack(again.id)).json()).toMatchObject({
		changedSince: ["Letters to clients"],
	});
	expect(desk.read(knownArticle)).toMatch(/^author: kevin-zhao$/m);
});

test("an entry whose return was undone comes back again without its redirect, and without others that were undone", async () => {
	const others = readRedirects();
	await remove(benefit, { redirect: "/platform" });
	desk.commitAsDesk("Without it");
	await bringBackFirst();
	await addRedirect("/offers", "/pricing");
	expect((await desk.undo(desk.commitAsDesk("With it"))).statusCode).toBe(200);
	expect(readRedirects()).toEqual({ ...others, "/benefits/data-security": "/platform" });
	await bringBackFirst();
	expect(readRedirects()).toEqual(others);
});

test("an undo is redone though what it took away is back as it was", async () => {
	const path = await add("person", newPerson);
	const text = desk.read(path);
	const undone = await desk.undo(desk.commitAsDesk("A publication"));
	await bringBackFirst();
	expect(desk.read(path)).toBe(text);
	const redone = await desk.undo(undone.json().commit);
	expect(redone.statusCode, redone.body).toBe(200);
	expect(desk.read(path)).toBe(text);
	expect(listChanges()).toBe("");
});

test("an undone removal is redone though the entry is removed again, and it is kept once", async () => {
	await remove(benefit, { redirect: "/platform" });
	const undone = await desk.undo(desk.commitAsDesk("A publication"));
	const id = await remove(benefit, { redirect: "/platform" });
	const redone = await desk.undo(undone.json().commit);
	expect(redone.statusCode, redone.body).toBe(200);
	expect(listChanges()).toBe("");
	expect((await desk.readReview()).trash).toMatchObject([{ id }]);
});

test("an entry that an undo has put back is no removed one, whatever becomes of it", async () => {
	await remove(knownPerson, { redirect: "/team", successor: "team" });
	await desk.undo(desk.commitAsDesk("A publication"));
	await desk.save(await desk.open(knownPerson), { line: "Another line since." });
	expect((await desk.readReview()).trash).toEqual([]);
	rmSync(desk.file(knownPerson));
	const { changes, trash } = await desk.readReview();
	expect(trash).toEqual([]);
	expect(changes.find(({ path }) => path === knownPerson)).not.toHaveProperty("trashId");
});

test("a removal is not shown while there is an entry at its address again", async () => {
	const path = await add("person", newPerson);
	await remove(path);
	await add("person", { ...newPerson, line: "Another one." });
	expect((await desk.readReview()).trash).toEqual([]);
});

test("a photograph that another shows stays when a person is removed", async () => {
	writeFileSync(desk.file("content/team/both.png"), photo);
	for (const path of [knownPerson, "content/team/kevin-zhao.yaml"]) {
		const text = desk.read(path).replace(/^portrait: .*\n/m, "");
		desk.write(path, `${text}portrait: both.png\n`);
	}
	await remove(knownPerson, { redirect: "/team", successor: "team" });
	expect(existsSync(desk.file("content/team/both.png"))).toBe(true);
});

test("what cannot be brought back as things are stays kept, and a place that was taken is no hindrance", async () => {
	const path = await add("person", newPerson);
	const id = await remove(path);
	await add("person", { ...newPerson, line: "Another one." });
	const refused = await bringBack(id);
	expect(refused.statusCode).toBe(409);
	expect(refused.refusal().message).toContain("“Ada & Grace Hopper”. Remove that first");
	expect(desk.read(path)).toContain("Another one.");
	const other = await remove(path);
	expect((await desk.readReview()).trash.map((each) => each.id)).toEqual([other, id]);
	// The last place of the team, which both have had.
	await add("person", { ...newPerson, name: "Somebody Else" });
	expect((await bringBack(id)).statusCode).toBe(200);
	expect(desk.read(path)).toContain("Knows every one");
	expect((await desk.post("delete-from-trash", { id: other })).statusCode).toBe(200);
	expect((await desk.readReview()).trash).toEqual([]);
	expect((await desk.post("delete-from-trash", { id: "../preview" })).statusCode).toBe(400);
});

test("an entry is removed with the site's first redirect, and comes back without it", async () => {
	const redirects = desk.file("content/redirects.yaml");
	rmSync(redirects);
	desk.write("content/published.txt", "/team/claire-donnelly\n");
	const id = await remove(knownPerson, { redirect: "/team", successor: "team" });
	expect(parse(readFileSync(redirects, "utf8")).redirects).toEqual({
		"/team/claire-donnelly": "/team",
	});
	const back = await bringBack(id);
	expect(back.statusCode, back.body).toBe(200);
	expect(parse(readFileSync(redirects, "utf8")).redirects).toEqual({});
	expect(existsSync(desk.file(knownPerson))).toBe(true);
});

test("what stands in the way of a removal is known before, and its list lets go of it", async () => {
	const blog = "content/pages/blog.yaml";
	const before = desk.read(blog);
	const findBlockers = async () =>
		(await desk.get("removal-blockers", { path: knownArticle })).json();
	const index = parse(before).grid.pinned.indexOf("letters-to-clients");
	expect(await findBlockers()).toContainEqual({
		path: blog,
		fieldPath: ["grid", "pinned", index],
		title: "Blog",
		message: expect.stringMatching(/^Blog lists it, at /),
		relation: "listed",
	});
	expect(desk.git("status", "--porcelain")).toBe("");
	const listed = [{ path: blog, fieldPath: ["grid", "pinned", index] }];
	const id = await remove(knownArticle, { redirect: "/blog", listed });
	expect(parse(desk.read(blog)).grid.pinned).not.toContain("letters-to-clients");
	expect((await desk.readReview()).changes.map(({ path }) => path)).toContain(blog);
	expect((await bringBack(id)).json()).toMatchObject({ path: knownArticle, changedSince: [] });
	expect(desk.read(blog)).toBe(before);
});

test("a list that was changed since a removal stays so, and whoever brings the entry back is told", async () => {
	const blog = "content/pages/blog.yaml";
	const index = parse(desk.read(blog)).grid.pinned.indexOf("letters-to-clients");
	const listed = [{ path: blog, fieldPath: ["grid", "pinned", index] }];
	const id = await remove(knownArticle, { redirect: "/blog", listed });
	desk.write(blog, desk.read(blog).replace(/^( *)tagline: .*/m, "$1tagline: Changed since."));
	const after = desk.read(blog);
	expect((await bringBack(id)).json()).toMatchObject({
		path: knownArticle,
		changedSince: ["Blog"],
	});
	expect(desk.read(blog)).toBe(after);
});

test("a page that was public is removed once its address leads on", async () => {
	const path = "content/benefits/data-security.yaml";
	const before = { "/old-benefits": "/pricing" };
	desk.write("content/redirects.yaml", `redirects: ${JSON.stringify(before)}\n`);
	const { version } = await desk.open(path);
	const refused = await desk.post("remove", { path, version, redirect: "" });
	expect(refused.refusal().needsRedirect).toBe(true);
	const removed = await desk.post("remove", { path, version, redirect: "/platform" });
	expect(removed.statusCode, removed.body).toBe(200);
	expect(parse(desk.read("content/redirects.yaml")).redirects).toEqual({
		...before,
		"/benefits/data-security": "/platform",
	});
});

test("a page that has been public says so before it is removed, and one that shares its page does not", async () => {
	expect(await desk.open("content/benefits/data-security.yaml")).toMatchObject({
		needsRedirect: true,
	});
	const event = await desk.open("content/events/one-assistant-for-one-job.yaml");
	expect(event).not.toHaveProperty("needsRedirect");
});

test("an author with articles cannot be removed until the articles have another author", async () => {
	const path = "content/team/meera-pillai.yaml";
	desk.write(knownArticle, desk.read(knownArticle).replace(/^author: .*/m, "author: meera-pillai"));
	const { version } = await desk.open(path);
	const entry = { path, version, redirect: "/team" };
	const refused = await desk.post("remove", entry);
	expect(refused.statusCode).toBe(422);
	expect(refused.refusal().blockers).toContainEqual({
		path: knownArticle,
		fieldPath: ["author"],
		title: parse(desk.read(knownArticle).split("---")[1] ?? "").title,
		message: expect.stringContaining("refers to it, at Author"),
		relation: "byline",
	});
	const removed = await desk.post("remove", { ...entry, successor: "team" });
	expect(removed.statusCode, removed.body).toBe(200);
	expect(desk.read(knownArticle)).toMatch(/^author: team$/m);
	expect(existsSync(desk.file(path))).toBe(false);
	const change = (await desk.readReview()).changes.find((other) => other.path === path);
	const back = await desk.discard(change ?? expect.fail());
	expect(back.statusCode, back.body).toBe(200);
});

test("what could not be brought back, since somebody changed a file meanwhile, is still kept", async () => {
	const path = "content/benefits/data-security.yaml";
	const { version } = await desk.open(path);
	const workspace = new Workspace(desk.root);
	const { id } = await removeEntry(workspace, { path, version, redirect: "/pricing" });
	const interrupted = new Workspace(desk.root);
	interrupted.findNewIssues = async () => {
		appendFileSync(desk.file("content/redirects.yaml"), "# By somebody else.\n");
		return [];
	};
	await expect(restoreEntry(interrupted, id)).rejects.toThrow(/has changed since/);
	expect(listTrash(desk.root).map((removal) => removal.id)).toEqual([id]);
	expect(await restoreEntry(workspace, id)).toMatchObject({
		path,
		changedSince: [],
		written: [
			{ path, from: "", to: version, wasPublished: false },
			{ path: "content/redirects.yaml" },
		],
	});
});
