import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// An event, whose own page has its address in another file.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const readEvents = () => parse(desk.read("content/destinations.yaml")).eventPages;

test("a new event adds its page to the outside addresses, and its removal removes the page", async () => {
	const added = await desk.addEvent("Questions before a pilot");
	expect(added.json().path).toBe("content/events/questions-before-a-pilot.yaml");
	expect(readEvents()).toHaveProperty("questions-before-a-pilot");
	const { path, version } = added.json();
	const removed = await desk.post("remove", { path, version, redirect: "" });
	expect(removed.statusCode, removed.body).toBe(200);
	expect(readEvents()).not.toHaveProperty("questions-before-a-pilot");
});

test("a save lists what was written, with its versions before and after, and whether that before is published", async () => {
	const listVersion = () => desk.git("hash-object", "content/destinations.yaml").trim();
	const from = listVersion();
	const { path, version, written } = (await desk.addEvent("Questions before a pilot")).json();
	expect(written).toEqual([
		{ path, from: "", to: version, wasPublished: true },
		{ path: "content/destinations.yaml", from, to: listVersion(), wasPublished: true },
	]);
});

test("an address that is already in use is reported", async () => {
	await desk.addEvent("Twice the same");
	const second = await desk.addEvent("Twice — the same!");
	expect(second.statusCode).toBe(422);
	expect(second.refusal()).toMatchObject({ issues: [{ fieldPath: ["title"] }] });
});

test("an event is saved while the file of its address cannot be read", async () => {
	let entry = await desk.open("content/events/one-assistant-for-one-job.yaml");
	for (const text of ["eventPages: [", "# Nothing yet.\n"]) {
		desk.write("content/destinations.yaml", text);
		const saved = await desk.save(entry, { title: `One job, ${text.length} hours` });
		expect(saved.statusCode, saved.body).toBe(200);
		expect(desk.read("content/destinations.yaml")).toBe(text);
		entry = saved.json();
	}
});
