import { z } from "zod";
import type { Fields } from "../../content-model/index.ts";

/** Errors of a number field. */
export function createNumberErrors({ lineWithPlaceholders }: Fields) {
	const text = lineWithPlaceholders("max");
	return z.strictObject({ notNumber: text, tooLittle: text, tooMuch: text });
}

/** Copy of the share links. */
export function createShareLinksFields({ line, lines }: Fields) {
	return z.strictObject({
		...lines("copy", "email"),
		print: line.optional(),
		subject: line.describe("Of the letter that an email begins with."),
		copied: line.describe("Shown when the address has been copied."),
		notCopied: line.describe("Shown when it could not be, before the address."),
	});
}
