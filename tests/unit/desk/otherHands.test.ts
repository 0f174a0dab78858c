import { appendFileSync, mkdirSync, readFileSync, utimesSync } from "node:fs";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { moveEntry } from "../../../desk/server/entries/moveEntry.ts";
import { createBlankEntry, readEntry } from "../../../desk/server/entries/readEntry.ts";
import { saveForm } from "../../../desk/server/entries/saveForm.ts";
import { discard } from "../../../desk/server/publication/discard.ts";
import { createReview } from "../../../desk/server/publication/review.ts";
import { undo } from "../../../desk/server/publication/undo.ts";
import { removeEntry } from "../../../desk/server/removals/removeEntry.ts";
import { Workspace } from "../../../desk/server/workspace/workspace.ts";
import type { Entry } from "../../../desk/shared/api/entries.ts";
import type { FieldValues } from "../../../desk/shared/api/forms.ts";
import { knownPerson } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// Another person changes a file, by hand or with Git, also while the desk checks its own change.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const event = {
	title: "Questions before a pilot",
	start: "2027-03-05T12:30",
	end: "2027-03-05T13:15",
	summary: "What to settle before the first ten people begin.",
};
const note = "# By somebody else.\n";

/** A workspace in which somebody appends a line to a file during each check. */
function createInterruptedWorkspace(path: string): Workspace {
	const workspace = new Workspace(desk.root);
	workspace.findNewIssues = async () => {
		appendFileSync(desk.file(path), note);
		return [];
	};
	return workspace;
}

const benefit = "content/benefits/data-security.yaml";
const readVersion = (path: string) => (readEntry(desk.root, path) as Entry).version;

test("a save does not write over the destinations that somebody changed during its check", async () => {
	const path = "content/destinations.yaml";
	const { kind, data } = createBlankEntry(desk.root, "event");
	const form = { path: "", kind, version: "", tab: "a", data: { ...data, ...event } };
	await expect(saveForm(createInterruptedWorkspace(path), form)).rejects.toThrow(
		/has changed since/,
	);
	expect(desk.read(path)).toContain(note);
	expect(desk.git("status", "--porcelain", "-uall")).not.toContain("questions-before");
	await saveForm(new Workspace(desk.root), form);
	expect(desk.read(path)).toContain(note);
	expect(parse(desk.read(path)).eventPages).toHaveProperty("questions-before-a-pilot");
});

test("a removal does not write over the redirects that somebody changed during its check", async () => {
	const path = "content/redirects.yaml";
	const removal = { path: benefit, version: readVersion(benefit), redirect: "/platform" };
	await expect(removeEntry(createInterruptedWorkspace(path), removal)).rejects.toThrow(
		/has changed since/,
	);
	expect(desk.read(path)).toContain(note);
	expect(desk.read(benefit)).toContain("title:");
});

test("a new order does not write over an entry that somebody changed during its check", async () => {
	const paths = desk
		.git("ls-files", "content/team")
		.split("\n")
		.filter((file) => /yaml$/.test(file));
	const [changed = ""] = paths;
	await expect(moveEntry(createInterruptedWorkspace(changed), { path: changed })).rejects.toThrow(
		/has changed since/,
	);
	expect(desk.read(changed)).toContain(note);
});

const change = (path: string) =>
	desk.write(path, desk.read(path).replace(/^line: .*/m, "line: Looks after dates."));

test("a change that somebody made while a discard was checked is not discarded", async () => {
	change(knownPerson);
	const [seen = expect.fail()] = createReview(desk.root).changes;
	await expect(discard(createInterruptedWorkspace(knownPerson), [seen])).rejects.toThrow(
		/has changed/,
	);
	expect(desk.read(knownPerson)).toContain(note);
});

test("a change that somebody made while an undo was checked is kept, and nothing is committed", async () => {
	change(knownPerson);
	const head = desk.commitAsDesk("A line");
	await expect(undo(createInterruptedWorkspace(knownPerson), head)).rejects.toThrow(/has changed/);
	expect(desk.read(knownPerson)).toContain(note);
	expect(desk.git("rev-parse", "HEAD").trim()).toBe(head);
});

test("an undo does not write over a picture that another entry has changed since", async () => {
	const picture = "content/product/home-base.png";
	appendFileSync(desk.file(picture), "published");
	const commit = desk.commitAsDesk("A picture");
	appendFileSync(desk.file(picture), "changed since");
	const page = "content/pages/platform.yaml";
	desk.write(page, desk.read(page).replace("Agile support", "Quick support"));
	expect(createReview(desk.root).changes.map(({ path }) => path)).toEqual([page]);
	await expect(undo(new Workspace(desk.root), commit)).rejects.toThrow(/has changed since/);
	expect(readFileSync(desk.file(picture), "utf8")).toMatch(/changed since$/);
});

const open = (path: string) => readEntry(desk.root, path) as Entry;

test("a save whose response was lost does not conflict with itself", async () => {
	const entry = open(knownPerson);
	const typed = { ...entry.data, line: "It's about 'dates'." } as FieldValues;
	const form = { ...entry, data: typed };
	expect((await desk.save(form)).statusCode).toBe(200);
	const again = await desk.save(form);
	expect(again.statusCode).toBe(200);
	expect(again.json().version).toBe(open(knownPerson).version);

	const blank = createBlankEntry(desk.root, "event");
	expect((await desk.save(blank, event)).statusCode).toBe(200);
	const twice = await desk.save(blank, event);
	expect(twice.json().path).toBe("content/events/questions-before-a-pilot.yaml");
	const other = await desk.save(blank, {
		...event,
		venue: { name: "Fitzroy", address: "1 Sample Street, Fitzroy" },
	});
	expect(other.statusCode).toBe(422);
});

test("a save is answered with what it wrote, so that a change made right after that is not written over", async () => {
	const entry = { ...open(knownPerson), tab: "a" };
	const changeOnceSaved = async () =>
		desk.write(knownPerson, desk.read(knownPerson).replace("title: Mine", "title: By hand"));
	const workspace = new Workspace(desk.root, changeOnceSaved);
	const saved = await saveForm(workspace, { ...entry, data: { ...entry.data, title: "Mine" } });
	expect(desk.read(knownPerson)).toContain("title: By hand");
	expect(saved).toMatchObject({ path: knownPerson, title: entry.title, data: { title: "Mine" } });
	const typedSince = { ...saved.data, line: "Looks after dates." };
	const next = saveForm(workspace, { ...entry, version: saved.version, data: typedSince });
	await expect(next).rejects.toThrow(/has been changed since you opened it/);
	expect(desk.read(knownPerson)).toContain("title: By hand");
});

test("a form does not write over an unreadable file, and shows its text", async () => {
	const entry = open(knownPerson);
	const broken = desk.read(knownPerson).replace(/^title: .*/m, 'title: "open');
	desk.write(knownPerson, broken);
	const response = await desk.save(entry, { title: "Mine" });
	expect(response.statusCode).toBe(409);
	const { current = expect.fail() } = response.refusal();
	expect(current).toMatchObject({ text: broken });
	expect(desk.read(knownPerson)).toBe(broken);
	// And with the version of that text, which no form can have.
	const forced = await desk.save({ ...entry, version: current.version });
	expect(forced.statusCode).toBe(409);
	expect(desk.read(knownPerson)).toBe(broken);
	const check = await desk.post("check", {
		...entry,
		tab: "a",
		data: { ...entry.data, title: "Mine" },
	});
	expect(check.json()).toMatchObject({ isShown: false, version: current.version });
});

test("a review takes no lock of the repository, over which somebody's own Git would fail", () => {
	// Where a file is younger than its content, Git would write its index anew.
	utimesSync(desk.file(knownPerson), new Date(), new Date(2030, 0));
	const readIndex = () => readFileSync(desk.file(".git/index"));
	const before = readIndex();
	createReview(desk.root);
	expect(readIndex()).toEqual(before);
});

test("a form is opened and saved also where Git cannot tell what is published", async () => {
	desk.write(".git/config", "no configuration");
	const entry = await desk.open(knownPerson);
	const saved = await desk.save(entry, { title: "Mine" });
	expect(saved.statusCode).toBe(200);
	// Its removal must not say that it has never been on the site.
	expect(saved.json()).toMatchObject({ isPublished: true });
	expect(desk.read(knownPerson)).toContain("title: Mine");
});

test("the second of two saves of one form is told of the first, and loses nothing", async () => {
	const entry = await desk.open(knownPerson);
	const titles = ["First", "Second"];
	const responses = await Promise.all(titles.map((title) => desk.save(entry, { title })));
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
	expect(responses[1]?.refusal().current).toMatchObject({ data: { title: "First" } });
	expect(desk.read(knownPerson)).toContain("title: First");
});

test("a file that was changed by hand is not written over", async () => {
	const entry = await desk.open(knownPerson);
	desk.write(knownPerson, desk.read(knownPerson).replace(/^title: .*/m, "title: By hand"));
	expect((await desk.save(entry, { title: "Mine" })).statusCode).toBe(409);
	expect(desk.read(knownPerson)).toContain("title: By hand");
	const again = await desk.open(knownPerson);
	expect((await desk.save(again, { title: "Mine" })).statusCode).toBe(200);
});

test("a file that somebody changes without the desk is noticed, and shown in the preview", async () => {
	const readName = async () => (await desk.post("status", {})).json().content;
	const before = await readName();
	expect(await readName()).toBe(before);
	desk.write(knownPerson, desk.read(knownPerson).replace(/^line: .*/m, "line: Written by hand."));
	// To read something changes nothing.
	await desk.get("project", {});
	expect(desk.read(`.cache/desk/preview/${knownPerson}`)).not.toContain("Written by hand.");
	expect(await readName()).not.toBe(before);
	expect(desk.read(`.cache/desk/preview/${knownPerson}`)).toContain("Written by hand.");
});

test("a file that somebody changes is noticed too where its time is set back", async () => {
	const file = desk.file(knownPerson);
	const setTime = () => utimesSync(file, 1_700_000_000, 1_700_000_000);
	setTime();
	await desk.post("status", {});
	const text = desk.read(knownPerson);
	// No longer and no shorter than before.
	const changed = text.replace(/^(line: .*)[a-z]/m, "$1~");
	expect(changed).not.toBe(text);
	desk.write(knownPerson, changed);
	setTime();
	await desk.post("status", {});
	expect(desk.read(`.cache/desk/preview/${knownPerson}`)).toBe(changed);
});

test("what a start cannot finish of a save, since somebody has changed the file, is kept and told", async () => {
	const before = await desk.open(knownPerson);
	mkdirSync(desk.file(".desk/saving"), { recursive: true });
	desk.write(".desk/saving/staged", desk.read(knownPerson));
	desk.write(
		".desk/saving/journal.json",
		JSON.stringify([{ path: knownPerson, baseVersion: before.version, staged: "staged" }]),
	);
	desk.write(knownPerson, `${desk.read(knownPerson)}# By hand.\n`);
	const print = vi.spyOn(console, "warn").mockImplementation(() => {});
	onTestFinished(() => print.mockRestore());
	const restarted = await serveDesk(undefined, desk.root);
	onTestFinished(() => restarted.stop());
	const told =
		/^content\/team\/.* was changed meanwhile, and stays so\. .* is kept in \.desk\/skipped\//;
	expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(told));
	expect((await restarted.post("status", {})).json().problem).toMatch(told);
	expect(restarted.read(knownPerson)).toContain("# By hand.");
});
