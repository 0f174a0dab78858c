import { afterEach, beforeEach, expect, test } from "vitest";
import { knownPerson } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// Files that somebody has written by hand: right in their YAML, and not of the shape that their schema asks for.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const site = "content/site.yaml";
const prices = "content/pricing.yaml";
const destinations = "content/destinations.yaml";
const blog = "content/pages/blog.yaml";
const other = "content/team/kevin-zhao.yaml";
const event = "content/events/one-assistant-for-one-job.yaml";

/** Replaces a field of a file, with all that is below it. */
function setField(path: string, field: string, yaml: string): void {
	const pattern = new RegExp(`^${field}:.*\\n(?:[ #-].*\\n|\\n)*`, "m");
	const text = desk.read(path);
	expect(text).toMatch(pattern);
	desk.write(path, text.replace(pattern, `${field}: ${yaml}\n`));
}

const block = { id: 1, text: "$400", price: "platform.small" };

test.each([
	[
		[
			[site, "labels", "5"],
			[prices, "rows", "none yet"],
			[destinations, "eventPages", "[ a, b ]"],
			[blog, "categories", "[ a, b ]"],
			[knownPerson, "order", "first"],
		],
	],
	[
		[
			[site, "labels", "{ portrait: 5 }"],
			[prices, "rows", "[ null, 5, { label: 7 } ]"],
			[knownPerson, "name", "[ a, b ]"],
		],
	],
	[
		[
			[site, "contact", "[ 1, 2 ]"],
			[prices, "plans", "[ null, { id: 5 } ]"],
			[destinations, "eventPages", "none"],
		],
	],
] as const)("the desk goes on working beside %j, and does not publish it", async (fields) => {
	for (const [path, field, yaml] of fields) {
		setField(path, field, yaml);
	}
	const responses = [
		await desk.post("status", {}),
		await desk.get("overview", {}),
		...(await Promise.all(fields.map(([path]) => desk.get("entry", { path })))),
		await desk.get("new-entry", { kind: "person" }),
		await desk.post("locate", { page: "/pricing", blocks: [block] }),
		await desk.post("locate", { page: "/about", blocks: [{ id: 1, text: "Kevin Zhao" }] }),
		await desk.save(await desk.open(other), { line: "Looks after dates." }),
		await desk.save(await desk.open(event), { summary: "What to settle before all begin." }),
		await desk.get("review", {}),
	];
	expect(responses.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body))).toEqual(
		responses.map(() => 200),
	);
	const titles = (await desk.listEntries())
		.filter(({ path }) => fields.some(([broken]) => broken === path))
		.map(({ title }) => title);
	const { commit, issues = [] } = (await desk.publish("")).json();
	expect(commit).toBeUndefined();
	for (const title of titles) {
		expect(issues.join("\n")).toContain(`${title}, `);
	}
});

test("a new person comes after the others where one of them has words for a place", async () => {
	setField(knownPerson, "order", "first");
	expect((await desk.openNew("person")).data.order).toBeGreaterThan(1);
});

test("an empty list of plans and an empty category lock nobody out", async () => {
	const prices = desk.read("content/pricing.yaml");
	desk.write("content/pricing.yaml", prices.replace(/^plans:\n(?:[ #-].*\n|\n)*/m, "plans:\n"));
	const blog = desk.read("content/pages/blog.yaml");
	desk.write("content/pages/blog.yaml", blog.replace(/^categories:\n/m, "categories:\n  NEWS:\n"));
	expect((await desk.get("overview", {})).statusCode).toBe(200);
	expect((await desk.get("review", {})).statusCode).toBe(200);
	expect((await desk.get("entry", { path: knownPerson })).statusCode).toBe(200);
});
