import { z } from "zod";
import type { FieldSchemas } from "../../content-model/index.ts";

/** Creates the schema of the errors of a number field. */
export function createNumberErrors({ lineWithPlaceholders }: FieldSchemas) {
	const text = lineWithPlaceholders("max");
	return z.strictObject({
		notNumber: text.describe("Shown for anything but a number."),
		tooLittle: text.describe("Shown for a number below the smallest allowed."),
		tooMuch: text.describe("Shown for a number above the largest allowed."),
	});
}

/** Creates the schema of the words of the share links. */
export function createShareLinksFields({ line, lineFields }: FieldSchemas) {
	return z.strictObject({
		...lineFields({
			copyLink: "The button that copies the page's URL with what the visitor entered.",
			email: "The link that begins an email with that URL.",
		}),
		print: line.optional().describe("The button that prints the page."),
		subject: line.describe("Subject of the email that the link begins."),
		copied: line.describe("Shown when the URL has been copied."),
		notCopied: line.describe("Shown when it could not be, before the URL."),
	});
}

/** The words of the share links. */
export type ShareLinksWords = z.output<ReturnType<typeof createShareLinksFields>>;
