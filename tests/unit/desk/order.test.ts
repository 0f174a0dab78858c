import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { knownPerson } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// The order of entries.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

async function listTeam(): Promise<string[]> {
	return (await desk.listEntries("person")).map(({ path }) => path);
}

/** Moves an entry as a window does that shows the list in this order. */
const move = (path: string, before?: string) => desk.post("move", { path, before });

test("two entries swap places in one save", async () => {
	const [first = "", second = ""] = await listTeam();
	expect((await move(second, first)).statusCode).toBe(200);
	expect([second, first].map((path) => parse(desk.read(path)).order)).toEqual([1, 2]);
});

test("a new order leaves what no schema knows in the files, with its comments", async () => {
	const [first = "", second = ""] = await listTeam();
	const lines = "biograpy: Words by hand. # of a colleague\n";
	desk.write(second, desk.read(second) + lines);
	expect((await move(second, first)).statusCode).toBe(200);
	expect(parse(desk.read(second)).order).toBe(1);
	expect(desk.read(second)).toContain(lines);
});

test("a move in a window that shows an older order keeps what another window has moved", async () => {
	const [first = "", second = "", third = "", ...rest] = await listTeam();
	const last = rest.pop() ?? "";
	await move(last, first);
	expect((await move(second, first)).statusCode).toBe(200);
	expect(await listTeam()).toEqual([last, second, first, third, ...rest]);
	await move(first);
	expect(await listTeam()).toEqual([last, second, third, ...rest, first]);
});

test("of two entries with one place, a move gives each its own", async () => {
	const other = "content/team/kevin-zhao.yaml";
	desk.write(other, desk.read(other).replace(/^order: .*/m, "order: 1"));
	const paths = await listTeam();
	const response = await move(paths[0] ?? "", paths[2]);
	expect(response.statusCode, response.body).toBe(200);
	const places = (await listTeam()).map((path) => parse(desk.read(path)).order);
	expect(places).toEqual(places.map((_, index) => index + 1));
});

test("an entry without a place is not moved, and takes no place from the others", async () => {
	const absent = "content/benefits/data-security.yaml";
	const first = "content/benefits/customer-roadmap.yaml";
	const second = "content/benefits/quicker-replies.yaml";
	const paths = [absent, first, second];
	desk.write(absent, desk.read(absent).replace(/^homeOrder: .*\n/m, ""));
	const before = paths.map((path) => desk.read(path));
	const refused = await move(absent, first);
	expect(refused.refusal().message).toBe(
		"Data security has no place among the others. Give it one in its form.",
	);
	expect(paths.map((path) => desk.read(path))).toEqual(before);
	expect((await move(second, first)).statusCode).toBe(200);
	expect(paths.map((path) => parse(desk.read(path)).homeOrder)).toEqual([undefined, 2, 1]);
});

test("an entry is not moved before one that is gone", async () => {
	const text = desk.read(knownPerson);
	const response = await move(knownPerson, "content/team/nobody.yaml");
	expect(response.refusal().message).toBe("The list has changed meanwhile. Nothing was moved.");
	expect(response.statusCode).toBe(404);
	expect(desk.read(knownPerson)).toBe(text);
});

test("entries are not put in order while one of them cannot be read, and it is named", async () => {
	const [first = ""] = await listTeam();
	desk.write(knownPerson, 'name: "open\n');
	const response = await move(knownPerson, first);
	expect(response.statusCode, response.body).toBe(422);
	expect(response.refusal().message).toMatch(
		/^Claire Donnelly cannot be read .* Open it to fix it/,
	);
});
