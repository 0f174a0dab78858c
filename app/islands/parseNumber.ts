import { formatDollars, interpolate } from "../../content-model/browser.ts";

/** The input of a field: a count, or an amount in dollars. */
interface Field {
	kind: "count" | "amount";
	/** The limits, both included. */
	min: number;
	max: number;
}

/** Messages for input that is not a valid number. {max} is the maximum. */
interface NumberErrors {
	/** Defaults to `notNumber`. */
	empty?: string;
	notNumber: string;
	/** The message for a count that is not whole. */
	notWhole?: string;
	tooLittle: string;
	tooMuch: string;
}

/** The value of a field: a number, or an error message. */
export interface ParsedNumber {
	value?: number;
	error?: string;
}

/** Numbers as people write them. A count of 3.5 has a sentence of its own, so it is a number here. */
const forms = {
	count: /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d*\.\d+)$/,
	amount: /^-?(?:\$\s*)?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/,
};

/**
 * Reads a number as people write it: digits, with commas between thousands if they like, and for an
 * amount a dollar sign and two decimals. Powers (1e9), units and words are rejected.
 */
export function parseNumber(
	text: string,
	{ kind, min, max }: Field,
	errors: NumberErrors,
): ParsedNumber {
	const trimmed = text.trim().replace("−", "-");
	const createError = (error = errors.notNumber) => ({
		error: interpolate(error, { max: kind === "amount" ? formatDollars(max) : max }),
	});
	if (trimmed === "") {
		return createError(errors.empty);
	}
	if (!forms[kind].test(trimmed)) {
		return createError();
	}
	if (kind === "count" && trimmed.includes(".")) {
		return createError(errors.notWhole);
	}
	const value = Number(trimmed.replaceAll(/[$,\s]/g, ""));
	if (value < min || trimmed.startsWith("-")) {
		return createError(errors.tooLittle);
	}
	return value > max ? createError(errors.tooMuch) : { value };
}
