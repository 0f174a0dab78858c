import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readContentFiles, schemaFolder, toJsonSchema } from "../../content-model/index.ts";
import { kinds, project } from "../../tests/fixtures/site.ts";
import { formatContentReference } from "./contentReference.ts";
import { createDescriptions } from "./createDescriptions.ts";

/** Reads the fields of a file as an editor sees them: links are not filled in yet. */
function readFields(text: string): unknown {
	return parse(text.match(/^---\n([\s\S]*?\n)---\n/)?.[1] ?? text);
}

/** Lists the errors that an editor with the kind's JSON Schema would underline. */
function listUnderlined(name: string, fields: unknown): string[] {
	const kind = kinds.find((kind) => kind.name === name);
	if (!kind) {
		throw new Error(`No kind of content is called ${name}.`);
	}
	const result = z.fromJSONSchema(toJsonSchema(kind)).safeParse(fields);
	return result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

test("the schemas for editors and the content reference are up to date (npm run schemas)", () => {
	const described = createDescriptions(kinds);
	for (const [file, text] of described) {
		const path = join(project, file);
		expect(existsSync(path) ? readFileSync(path, "utf8") : "no file", file).toBe(text);
	}
	const schemas = readdirSync(join(project, schemaFolder)).map((name) => `${schemaFolder}/${name}`);
	expect(schemas.filter((file) => !described.has(file))).toEqual([]);
});

test("the content reference says of every field what it is", () => {
	const undescribed = formatContentReference(kinds)
		.split("\n")
		.filter((row) => row.startsWith("| `") && row.endsWith("|  |"));
	expect(undescribed).toEqual([]);
});

test("each file of the content is of a kind, and an editor finds no issue in it", () => {
	for (const { file, text } of readContentFiles(project)) {
		const kind = kinds.find(({ files }) => matchesGlob(file, files));
		expect(listUnderlined(kind?.name ?? file, readFields(text)), file).toEqual([]);
	}
});

test("an editor underlines whatever the build would refuse", () => {
	const read = (file: string) => readFields(readFileSync(join(project, file), "utf8")) as object;
	const listIssues = (name: string, file: string, change: object) =>
		listUnderlined(name, { ...read(file), ...change }).map((issue) => issue.split(":")[0]);
	const [event = ""] = readdirSync(join(project, "content/events"));
	const findEventIssues = (change: object) =>
		listIssues("event", `content/events/${event}`, change);

	expect(findEventIssues({ type: "PARTY" })).toEqual(["type"]);
	expect(findEventIssues({ start: "tomorrow" })).toEqual(["start"]);
	expect(findEventIssues({ titel: "A slip of the keyboard" })).toEqual([""]);
	expect(findEventIssues({ cover: undefined })).toEqual(["cover"]);
	const site = "content/site.yaml";
	expect(listIssues("site", site, { legal: [{ label: "Privacy", to: "privacy" }] })).toEqual([
		"legal.0.to",
	]);
	expect(listIssues("site", site, { url: "http://www.mallee.example" })).toEqual(["url"]);
});

test("the files to begin from that the content reference shows pass their schemas", () => {
	for (const { name, example, schema } of kinds) {
		if (example) {
			expect(schema.safeParse(readFields(example)).error?.issues ?? [], name).toEqual([]);
		}
	}
});
