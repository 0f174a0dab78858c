import { existsSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { checkForm, saveForm } from "../../../desk/server/entries/saveForm.ts";
import { findContentIssues } from "../../../desk/server/issues/contentIssues.ts";
import { Workspace } from "../../../desk/server/workspace/workspace.ts";
import type { Entry } from "../../../desk/shared/api/entries.ts";
import type { FieldValues } from "../../../desk/shared/api/forms.ts";
import { knownArticle, knownPerson } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// What is typed and not saved is in the preview together: one form never keeps the others out of it.

const previewFolder = ".cache/desk/preview";
const kevin = "content/team/kevin-zhao.yaml";
const roadmap = "content/benefits/customer-roadmap.yaml";
const testimonial = "content/testimonials/saltgate-cyber.yaml";
const event = "content/events/one-assistant-for-one-job.yaml";
const security = "content/benefits/data-security.yaml";

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const readPreview = (path: string) => desk.read(`${previewFolder}/${path}`);
const listUnshown = async () => (await desk.post("status", {})).json().unshown;

/** Types in a form that somebody has opened before. @param tab in which it is open */
async function type(
	{ path, kind, version, data }: Entry,
	changed: FieldValues,
	tab = "a",
): Promise<void> {
	const response = await desk.post("check", {
		path,
		kind,
		version,
		tab,
		data: { ...data, ...changed },
	});
	expect(response.json().issues, response.body).toEqual([]);
}

/** Moves the last entry of a kind to the first place. */
async function moveLastToFront(kind: string): Promise<string[]> {
	const paths = (await desk.listEntries(kind)).map(({ path }) => path);
	const [last = ""] = paths.splice(-1);
	const response = await desk.post("move", { path: last, before: paths[0] });
	expect(response.statusCode, response.body).toBe(200);
	return [last, ...paths];
}

const newPerson = {
	name: "Jo Hall",
	title: "Trainer",
	line: "Begins with the work on your desk.",
	bio: "Jo has taught in practices of every size.",
};

test("an unsaved edit takes the new order of its entry, and keeps it while somebody types on", async () => {
	const entry = await desk.open(knownPerson);
	await type(entry, { line: "Typed and not saved." });
	const moved = await moveLastToFront("person");
	expect(await listUnshown()).toEqual([]);
	expect(parse(readPreview(knownPerson))).toMatchObject({
		line: "Typed and not saved.",
		order: moved.indexOf(knownPerson) + 1,
	});
	expect(await findContentIssues(desk.file(previewFolder))).toEqual([]);
	// Typed further in a form that is still open.
	await type(entry, { line: "Typed further." });
	expect(parse(readPreview(knownPerson)).order).toBe(moved.indexOf(knownPerson) + 1);
});

test("a new entry takes the next place that is free when it is saved", async () => {
	const [first, second] = [await desk.openNew("person"), await desk.openNew("person")];
	expect((await desk.save(first, newPerson)).statusCode).toBe(200);
	const saved = await desk.save(second, { ...newPerson, name: "Ada Nguyen" });
	expect(saved.statusCode, saved.body).toBe(200);
	const places = ["jo-hall", "ada-nguyen"].map(
		(slug) => parse(desk.read(`content/team/${slug}.yaml`)).order,
	);
	expect(places[1]).toBe(places[0] + 1);
});

/** Types in a form that has nothing to do with the others, and lists the others that are left out. */
async function followAfter(step: string): Promise<string[]> {
	const summary = `What to settle after ${step}.`;
	await type(await desk.open(event), { summary });
	expect(readPreview(event), step).toContain(summary);
	expect(await findContentIssues(desk.file(previewFolder)), step).toEqual([]);
	const unshown = await listUnshown();
	for (const { title, reason } of unshown) {
		expect(title && reason, step).toBeTruthy();
	}
	return unshown.map(({ path, kind }) => path || kind);
}

test("of two unsaved edits that do not fit, the newer is shown, and the other once it fits again", async () => {
	const [tile, otherTile] = [await desk.open(roadmap), await desk.open(security)];
	await type(tile, { homeOrder: 99, description: "An unsaved benefit." });
	await type(otherTile, { homeOrder: 99 });
	expect(await listUnshown()).toMatchObject([{ path: roadmap }]);
	// One that is as its file again is in nobody's way.
	await type(otherTile, {});
	expect(await listUnshown()).toEqual([]);
	await type(otherTile, { homeOrder: 99 });
	expect(await followAfter("the clash")).toEqual([roadmap]);
	const [{ reason } = { reason: "" }] = await listUnshown();
	expect(reason).toMatch(/99 is taken by Data security/);
	// A form that is typed in is shown.
	await type(tile, { homeOrder: 99, description: "An unsaved benefit." });
	expect(await followAfter("the other clash")).toEqual([security]);
	const { path, kind } = tile;
	await desk.post("discard-form", { path, kind, tab: "a" });
	expect(await followAfter("the discard")).toEqual([]);
	expect(parse(readPreview(security)).homeOrder).toBe(99);
});

test("an unsaved edit is left out once what it names is removed or its address is taken", async () => {
	await type(await desk.open(knownArticle), { author: "kevin-zhao" });
	await type(await desk.openNew("person"), newPerson);
	expect(await followAfter("both")).toEqual([]);
	const { version } = await desk.open(kevin);
	const removal = { path: kevin, version, redirect: "/team", successor: "team" };
	expect((await desk.post("remove", removal)).statusCode).toBe(200);
	expect(await followAfter("the removal")).toEqual([knownArticle]);
	// As another tab saves it.
	desk.write(
		"content/team/jo-hall.yaml",
		desk.read(knownPerson).replace(/^order: .*/m, "order: 98"),
	);
	expect((await followAfter("the same address")).toSorted()).toEqual([knownArticle, "person"]);
});

test("an unsaved edit is left out while its file is gone or cannot be read", async () => {
	await type(await desk.open(testimonial), { title: "An unsaved partner" });
	await type(await desk.open(roadmap), { description: "An unsaved benefit." });
	rmSync(desk.file(testimonial));
	desk.write(roadmap, "title: [\n");
	expect((await followAfter("both")).toSorted()).toEqual([roadmap, testimonial]);
	desk.git("checkout", "--quiet", "--", roadmap, testimonial);
	expect(await followAfter("all is well")).toEqual([]);
	expect(readPreview(roadmap)).toContain("An unsaved benefit.");
	expect(readPreview(testimonial)).toContain("An unsaved partner");
});

test("the page is made from a save while that is checked, so that it is not behind what is saved", async () => {
	const seen: boolean[][] = [];
	const workspace = new Workspace(desk.root, async () => {
		seen.push(
			[readPreview(knownPerson), desk.read(knownPerson)].map((text) =>
				text.includes("Saved at last"),
			),
		);
	});
	await workspace.refreshPreview();
	seen.length = 0;
	const { path, kind, version, data } = await desk.open(knownPerson);
	await saveForm(workspace, {
		path,
		kind,
		version,
		tab: "a",
		data: { ...data, title: "Saved at last" },
	});
	expect(seen[0]).toEqual([true, false]);
	expect(seen.at(-1)).toEqual([true, true]);
});

test("the page keeps the last state that was right, after a mistake and after a check that failed", async () => {
	const workspace = new Workspace(desk.root);
	const { path, kind, version, data } = await desk.open(knownPerson);
	const check = (line: string) =>
		checkForm(workspace, { path, kind, version, tab: "a", data: { ...data, line } });
	expect(await check("Typed and right.")).toMatchObject({ issues: [], isShown: true });
	expect(await check("")).toMatchObject({ issues: [{ path }], isShown: false });
	expect(parse(readPreview(knownPerson)).line).toBe("Typed and right.");
	vi.spyOn(workspace, "findNewIssues").mockRejectedValueOnce(new Error("The check failed."));
	await expect(check("Typed since.")).rejects.toThrow("The check failed.");
	expect(parse(readPreview(knownPerson)).line).toBe("Typed and right.");
	expect(await check("Typed since.")).toMatchObject({ issues: [], isShown: true });
	expect(parse(readPreview(knownPerson)).line).toBe("Typed since.");
});

test("what one tab discards or saves leaves what was typed last in another on the page", async () => {
	const entry = await desk.open(knownPerson);
	const { path, kind } = entry;
	await type(entry, { line: "Typed in the first." }, "a");
	await type(entry, { line: "Typed in the second." }, "b");
	await desk.post("discard-form", { path, kind, tab: "a" });
	expect(parse(readPreview(path)).line).toBe("Typed in the second.");
	const blank = await desk.openNew("person");
	await type(blank, newPerson, "b");
	const saved = await desk.save(blank, { ...newPerson, name: "Ada Nguyen" }, "a");
	expect(saved.statusCode, saved.body).toBe(200);
	expect(readPreview("content/team/jo-hall.yaml")).toContain("Jo Hall");
	await desk.post("discard-form", { path: "", kind: "person", tab: "b" });
	expect(existsSync(desk.file(`${previewFolder}/content/team/jo-hall.yaml`))).toBe(false);
});

test("the page follows a file again whose form was typed back to it, or was saved by another hand", async () => {
	const changeByHand = async (line: string) => {
		desk.write(knownPerson, desk.read(knownPerson).replace(/^line: .*/m, `line: ${line}`));
		expect(await listUnshown()).toEqual([]);
		return parse(readPreview(knownPerson)).line;
	};
	const entry = await desk.open(knownPerson);
	await type(entry, { line: "Typed." });
	await type(entry, {});
	expect(await changeByHand("By hand.")).toBe("By hand.");
	await type(entry, { line: "Typed again." });
	expect(await changeByHand("By another hand.")).toBe("Typed again.");
	expect(await changeByHand("Typed again.")).toBe("Typed again.");
	expect(await changeByHand("By hand once more.")).toBe("By hand once more.");
});

test("the edit of an entry that somebody has removed is not shown as if it were there", async () => {
	const path = "content/team/gone.yaml";
	const checked = await desk.post("check", {
		path,
		kind: "person",
		version: "1",
		tab: "a",
		data: { name: "A" },
	});
	expect(checked.statusCode).toBe(409);
	expect(existsSync(desk.file(`${previewFolder}/${path}`))).toBe(false);
});

test("an edit that cannot be checked does not stay in the preview", async () => {
	const { path, kind, version, data } = await desk.open(knownPerson);
	const folder = desk.file(".cache/desk/check");
	rmSync(folder, { recursive: true, force: true });
	writeFileSync(folder, "where the content to check should be");
	const edit = { path, kind, version, tab: "a", data: { ...data, line: "Half checked." } };
	expect((await desk.post("check", edit)).statusCode).toBe(500);
	expect(readPreview(knownPerson)).toBe(desk.read(knownPerson));
});
