import { expect, test } from "vitest";
import { fileOf, formOf } from "../../../desk/form/formData.ts";
import { kindOf } from "../../../desk/kindOf.ts";
import { jsonSchemaOf } from "../../../scripts/content/jsonSchema.ts";
import { contentFiles } from "../../../scripts/content/values.ts";
import { project } from "../site.ts";

test("every file of the content is the same after its form was opened and saved", () => {
	const files = contentFiles(project);
	expect(files.length).toBeGreaterThan(40);
	for (const { file, text } of files) {
		const kind = kindOf(file);
		if (!kind) {
			throw new Error(`No form for ${file}.`);
		}
		const schema = jsonSchemaOf(kind);
		expect(fileOf(schema, formOf(schema, text), file.endsWith(".md")), file).toBe(text);
	}
});
