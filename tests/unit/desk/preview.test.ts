import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { startPreview } from "../../../desk/server/preview/previewServer.ts";
import { getPreviewFolder } from "../../../desk/server/records/folders.ts";
import { createDesk } from "../../../desk/server/server.ts";
import { knownPerson } from "../../fixtures/knownContent.ts";
import { findFreePort } from "../../freePort.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// The copy of the content that the preview shows.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

test("a desk whose preview cannot be written starts, says that something is wrong, and shows it once that has gone", async () => {
	const folder = getPreviewFolder(desk.root);
	rmSync(folder, { recursive: true });
	writeFileSync(folder, "in the way");
	const { root, port } = desk;
	const browserFolder = desk.file(".cache/browser");
	const { app } = createDesk({
		root,
		browserFolder,
		port,
		preview: { origin: "http://localhost:1", problem: "" },
	});
	onTestFinished(() => app.close());
	desk.write(knownPerson, `${desk.read(knownPerson)}# By hand.\n`);
	expect((await desk.post("status", {})).refusal().message).toMatch(/^Something went wrong/);
	rmSync(folder);
	expect((await desk.post("status", {})).statusCode).toBe(200);
	expect(readFileSync(join(folder, knownPerson), "utf8")).toContain("# By hand.");
});

test("a preview whose code cannot be bundled ends, and whoever waits for its pages is told", async () => {
	const preview = startPreview(desk.root, await findFreePort(), {
		siteFolder: Promise.reject(new Error("It cannot be bundled.")),
		...{ pageScript: "", deskOrigin: "", stubsOrigin: "" },
	});
	const asked = await serveDesk(preview);
	onTestFinished(asked.stop);
	const readProblem = async () => (await asked.post("status", {})).json().problem;
	expect(await readProblem()).toBe("");
	const message = expect.stringMatching(/^The page cannot be shown any more: /);
	const waited = await asked.get("preview", {});
	expect([waited.statusCode, waited.refusal()]).toEqual([503, { message }]);
	expect(await readProblem()).toEqual(message);
});

test("a file that the site cannot be made from is named for as long as it keeps the page as it was", async () => {
	const ask = async () => (await desk.post("status", {})).json().problem;
	const before = desk.read(knownPerson);
	expect(await ask()).toBe("");
	desk.write(knownPerson, `${before}shoeSize: 44\n`);
	expect(await ask()).toMatch(/^The page stays as it is.*Claire Donnelly.*shoeSize/);
	desk.write(knownPerson, before);
	expect(await ask()).toBe("");
});

test("a page is located while the edit of an event has no time yet", async () => {
	const event = "content/events/half-typed.yaml";
	const fields =
		'title: "A half-typed lunch"\nstart: "2027-03-05T1"\nend: ""\ndate: "2027-13-01"\n';
	mkdirSync(desk.file(".cache/desk/preview/content/events"), { recursive: true });
	desk.write(`.cache/desk/preview/${event}`, fields);
	const blocks = [{ id: 0, text: "A half-typed lunch" }];
	const response = await desk.post("locate", { page: "/events", blocks });
	expect(response.json()).toMatchObject([{ id: 0, path: event, fieldPath: ["title"] }]);
});
