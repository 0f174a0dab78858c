import type { FieldControl } from "../../../shared/api/forms.ts";
import { excerptChanges, type TextSegment } from "../../../shared/excerptChanges.ts";
import { formatValue, isEmptyValue } from "../../../shared/form/formatValue.ts";
import { formatDate } from "../../../shared/formatDate.ts";

/** Quotes two versions of a value in a sentence, as their field shows them; of two texts what differs. */
export function quoteChange(before: unknown, after: unknown, field?: FieldControl): string {
	const [oldText, newText] = [formatValue(before, field), formatValue(after, field)];
	const excerpts =
		typeof before === "string" && typeof after === "string"
			? excerptChanges(oldText, newText)
			: undefined;
	const oldWords = quote(before, excerpts ? joinSegments(excerpts.before) : oldText);
	return `${oldWords} → ${quote(after, excerpts ? joinSegments(excerpts.after) : newText)}`;
}

/** Quotes a value in a sentence, as its field shows it. */
export function quoteValue(value: unknown, field?: FieldControl): string {
	return quote(value, formatValue(value, field));
}

function joinSegments(segments: readonly TextSegment[]): string {
	return segments.map(({ text }) => text).join("");
}

/** Puts words into quotation marks. Dates, amounts and the like need none. */
function quote(value: unknown, text: string): string {
	if (isEmptyValue(value) || typeof value === "boolean") {
		return text.toLowerCase();
	}
	const isPlain = typeof value === "number" || formatDate(String(value)) !== undefined;
	return isPlain ? text : `“${text.replaceAll("\n", " ")}”`;
}
