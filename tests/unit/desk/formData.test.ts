import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { fileOf, formOf } from "../../../desk/form/formData.ts";
import { type JsonSchema, jsonSchemaOf } from "../../../scripts/content/jsonSchema.ts";
import { contentKinds } from "../../../scripts/content/kinds.ts";
import { contentFiles } from "../../../scripts/content/values.ts";
import { project } from "../site.ts";

const files = contentFiles(project);

function schemaOf(file: string): JsonSchema {
	const kind = contentKinds.find(({ files }) => matchesGlob(file, files));
	return kind ? jsonSchemaOf(kind) : expect.fail(`No form for ${file}.`);
}

test("every file of the content is the same after its form was opened and saved", () => {
	expect(files.length).toBeGreaterThan(40);
	for (const { file, text } of files) {
		const schema = schemaOf(file);
		expect(fileOf(schema, formOf(schema, text), file.endsWith(".md")), file).toBe(text);
	}
});

test("a file with the marks of Windows keeps its fields and its text, and loses the marks", () => {
	for (const { file, text } of files.filter(({ file }) => file.endsWith(".md"))) {
		const schema = schemaOf(file);
		const form = formOf(schema, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
		expect(fileOf(schema, form, true), file).toBe(text);
	}
});
