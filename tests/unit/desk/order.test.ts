import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import type { Overview } from "../../../desk/shared/api/entries.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// The order of entries.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const person = "content/team/claire-donnelly.yaml";

async function listTeam(): Promise<string[]> {
	const { groups }: Overview = (await desk.ask("/api/overview")).json();
	return groups.find(({ name }) => name === "person")?.entries.map(({ path }) => path) ?? [];
}

test("two entries swap places in one save", async () => {
	const [first = "", second = "", ...rest] = await listTeam();
	expect((await desk.ask("/api/order", { paths: [second, first, ...rest] })).statusCode).toBe(200);
	expect([second, first].map((path) => parse(desk.read(path)).order)).toEqual([1, 2]);
});

test("a new order leaves what no schema knows in the files, with its comments", async () => {
	const [first = "", second = "", ...rest] = await listTeam();
	const lines = "biograpy: Words by hand. # of a colleague\n";
	desk.write(second, desk.read(second) + lines);
	expect((await desk.ask("/api/order", { paths: [second, first, ...rest] })).statusCode).toBe(200);
	expect(parse(desk.read(second)).order).toBe(1);
	expect(desk.read(second)).toContain(lines);
});

test("a new order that is refused says whose place is taken", async () => {
	const other = "content/team/kevin-zhao.yaml";
	const text = desk.read(person);
	desk.write(other, desk.read(other).replace(/^order: .*/m, "order: 1"));
	const response = await desk.ask("/api/order", { paths: [person] });
	expect(response.statusCode, response.body).toBe(422);
	expect(response.json().message).toMatch(/Claire Donnelly|Kevin Zhao/);
	expect(desk.read(person)).toBe(text);
});

test("entries are not put in order while one of them cannot be read, and it is named", async () => {
	const paths = await listTeam();
	desk.write(person, 'name: "open\n');
	const response = await desk.ask("/api/order", { paths: paths.toReversed() });
	expect(response.statusCode, response.body).toBe(422);
	expect(response.json().message).toMatch(/^Claire donnelly cannot be read .* Open it to fix it/);
});
