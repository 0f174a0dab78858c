import { getValue, isRecord } from "../../content-model/browser.ts";
import type { FieldPath, FieldValues } from "./api/forms.ts";
import { matchItems } from "./items.ts";

/**
 * Factor between the old and the new price above which the change is asked about. One zero too many makes ten
 * of one, and still more than five where the price goes down by less than half in the same step.
 */
const maxFactor = 5;

/** The question about an unusual price. */
export const priceQuestion = "Is that right?";

/**
 * Tells whether a price may be a typo: 0, more than five times the old one, or less than a fifth. One that was 0 or not
 * offered may become any; one below 0 never can be meant, and has an error of its own.
 */
export function isUnusualPrice(before: unknown, after: unknown): boolean {
	if (typeof before !== "number" || typeof after !== "number" || before <= 0 || after < 0) {
		return false;
	}
	return after > before * maxFactor || after * maxFactor < before;
}

/**
 * Finds the value that a field had. Items of lists are found again: rows may have been moved or renamed.
 * @param data the form now.
 * @param original the form as it was filled.
 */
export function findOriginalValue(
	data: FieldValues,
	original: FieldValues,
	fieldPath: FieldPath,
): unknown {
	let [current, previous]: unknown[] = [data, original];
	for (const key of fieldPath) {
		if (Array.isArray(current) && Array.isArray(previous) && current.some(isRecord)) {
			previous = previous[matchItems(previous, current)[Number(key)] ?? -1];
		} else {
			previous = getValue(previous, [key]);
		}
		current = getValue(current, [key]);
	}
	return previous;
}
