import { globSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { builtFolder } from "../builtFolder.ts";

/**
 * Rules that are off in .htmlvalidate.json: `attr-case`, `attribute-boolean-style`,
 * `attribute-empty-style` and `void-style` are React's way of writing, valid in HTML;
 * `tel-non-breaking`, `long-title` and `no-trailing-whitespace` are matters of taste.
 */
test("every document is valid HTML", async () => {
	const validator = new HtmlValidate(new FileSystemConfigLoader());
	const files = globSync(`${builtFolder}/client/**/*.html`);
	expect(files.length).toBeGreaterThan(30);
	const issues: string[] = [];
	for (const file of files) {
		const { results } = await validator.validateFile(file);
		for (const { messages } of results) {
			issues.push(
				...messages.map(
					({ ruleId, message, selector }) => `${file} ${ruleId}: ${message} ${selector}`,
				),
			);
		}
	}
	expect(issues).toEqual([]);
});
