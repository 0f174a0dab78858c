import { z } from "zod";
import type { FieldSchemas } from "../../content-model/index.ts";

/** Creates the rules of the errors of a number field. */
export function createNumberErrors({ lineWithPlaceholders }: FieldSchemas) {
	const text = lineWithPlaceholders("max");
	return z.strictObject({ notNumber: text, tooLittle: text, tooMuch: text });
}

/** Creates the rules of the copy of the share links. */
export function createShareLinksFields({ line, lineFields }: FieldSchemas) {
	return z.strictObject({
		...lineFields("copy", "email"),
		print: line.optional(),
		subject: line.describe("Subject of the email that the link begins."),
		copied: line.describe("Shown when the address has been copied."),
		notCopied: line.describe("Shown when it could not be, before the address."),
	});
}

/** The copy of the share links. */
export type ShareLinksCopy = z.output<ReturnType<typeof createShareLinksFields>>;
