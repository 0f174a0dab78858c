import { mkdirSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { EntrySummary, Overview } from "../../../desk/shared/api/entries.ts";
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
const person = "content/team/claire-donnelly.yaml";
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
const readOverview = async (): Promise<Overview> => (await desk.ask("/api/overview")).json();
const listEntries = async (): Promise<EntrySummary[]> =>
	(await readOverview()).groups.flatMap(({ entries }) => entries);

test.each([
	[
		[
			[site, "labels", "5"],
			[prices, "rows", "none yet"],
			[destinations, "eventPages", "[ a, b ]"],
			[blog, "categories", "[ a, b ]"],
			[person, "order", "first"],
		],
	],
	[
		[
			[site, "labels", "{ portrait: 5 }"],
			[prices, "rows", "[ null, 5, { label: 7 } ]"],
			[person, "name", "[ a, b ]"],
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
	const answers = [
		await desk.ask("/api/status", {}),
		await desk.ask("/api/overview"),
		...(await Promise.all(fields.map(([path]) => desk.ask(`/api/entry?path=${path}`)))),
		await desk.ask("/api/new-entry?kind=person"),
		await desk.ask("/api/locate", { path: "/pricing", blocks: [block] }),
		await desk.ask("/api/locate", { path: "/about", blocks: [{ id: 1, text: "Kevin Zhao" }] }),
		await desk.save(await desk.open(other), { line: "Looks after dates." }),
		await desk.save(await desk.open(event), { summary: "What to settle before all begin." }),
		await desk.ask("/api/review"),
	];
	expect(answers.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body))).toEqual(
		answers.map(() => 200),
	);
	const titles = (await listEntries())
		.filter(({ path }) => fields.some(([broken]) => broken === path))
		.map(({ title }) => title);
	const { commit, issues } = (await desk.publish("")).json();
	expect(commit).toBeUndefined();
	for (const title of titles) {
		expect(issues.join("\n")).toContain(`${title}, `);
	}
});

test.each([
	["a text", "Nothing but words\n"],
	["a list", "- one\n- two\n"],
])("a file that is %s is shown as text, with what it should be", async (_name, text) => {
	const entry = await desk.open(person);
	desk.write(person, text);
	expect(await desk.open(person)).toMatchObject({
		text,
		line: 1,
		message: expect.stringMatching(/name.*value/),
	});
	expect(await listEntries()).toContainEqual(
		expect.objectContaining({ path: person, state: "unreadable" }),
	);
	expect((await desk.ask("/api/review")).json().changes).toMatchObject([
		{ path: person, state: "unreadable" },
	]);
	expect((await desk.save(entry, { line: "Mine." })).statusCode).toBe(409);
	expect(desk.read(person)).toBe(text);
});

test("entries are not put in order while one of them cannot be read, and it is named", async () => {
	const group = (await readOverview()).groups.find(({ name }) => name === "person");
	const paths = group?.entries.map(({ path }) => path) ?? [];
	desk.write(person, 'name: "open\n');
	const answer = await desk.ask("/api/order", { paths: paths.toReversed() });
	expect(answer.statusCode, answer.body).toBe(422);
	expect(answer.json().message).toMatch(/^Claire donnelly cannot be read .* Open it to fix it/);
});

test("a new person comes after the others where one of them has words for a place", async () => {
	setField(person, "order", "first");
	expect((await desk.ask("/api/new-entry?kind=person")).json().data.order).toBeGreaterThan(1);
});

test.each(["{", "{}"])(
	"a record of a removal that is %s is named, with what to do",
	async (json) => {
		const folder = ".cache/desk/removed/0b8e7d0e-6a53-4b3c-9b4e-0a9c0f5f3a11";
		mkdirSync(desk.file(folder), { recursive: true });
		desk.write(`${folder}/removal.json`, json);
		const answer = await desk.ask("/api/review");
		expect(answer.statusCode).toBe(409);
		expect(answer.json().message).toContain(`own file ${folder}/removal.json`);
		expect(answer.json().message).toContain("Move that file");
	},
);
