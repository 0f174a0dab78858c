import type { Choices } from "./estimate.ts";

/** What the estimator's form holds: its name, the one the address keeps it under, what it is if left out. */
const fields = [
	["people", "people", ""],
	["bootcamp", "bootcamp", "0"],
	["strategy", "strategy", "0"],
	["consult", "consult", "0"],
	["customSessions", "custom", "0"],
	["seatPrice", "seat", ""],
	["hourlyRate", "rate", ""],
] as const;

/** What may be taken up or not: `1` or `0` in the address. */
export const switches = ["bootcamp", "strategy", "consult"] as const;

/** What the form holds, as it was typed and before any of it is checked. */
export type Entries = Record<(typeof fields)[number][0], string>;

/** A form with nothing in it but these. */
function entriesWith(given: Partial<Entries>): Entries {
	const empty = fields.map(([name, , leftOut]) => [name, leftOut]);
	return { ...Object.fromEntries(empty), ...given };
}

/** What the form holds where these have been chosen. */
export function entriesOf(choices: Choices): Entries {
	const entries = Object.entries(choices).map(([name, choice]) => [name, String(Number(choice))]);
	return entriesWith(Object.fromEntries(entries));
}

/**
 * Reads an estimate from the query of an address, such as `?people=32&bootcamp=1&custom=2`. What is
 * left out is not chosen; the numbers come back as text, to be checked like typed ones.
 * @returns undefined where the address holds no estimate, and "unreadable" where a choice is neither
 *   0 nor 1 or stands there twice.
 */
export function readAddress(query: string): Entries | "unreadable" | undefined {
	const parameters = new URLSearchParams(query);
	const given = fields.filter(([, parameter]) => parameters.has(parameter));
	const entries = entriesWith(
		Object.fromEntries(given.map(([name, parameter]) => [name, parameters.get(parameter)])),
	);
	const isRepeated = given.some(([, parameter]) => parameters.getAll(parameter).length > 1);
	if (isRepeated || switches.some((name) => !["0", "1"].includes(entries[name]))) {
		return "unreadable";
	}
	return given.length > 0 ? entries : undefined;
}

/**
 * Puts an estimate into the query of an address, and leaves there what others have put.
 * @param query the present one, with or without its question mark
 * @returns the new one, with its question mark
 */
export function writeAddress(query: string, entries: Entries): string {
	const parameters = new URLSearchParams(query);
	for (const [name, parameter] of fields) {
		const text = entries[name].trim();
		if (text) {
			parameters.set(parameter, text);
		} else {
			parameters.delete(parameter);
		}
	}
	return `?${parameters}`;
}
