import type { Choices } from "../../pricing/estimate.ts";

/**
 * What the estimator's form holds: its name, the one the URL keeps it under, what it is if nothing is
 * known of it. Switches are last in a URL: one that is cut short lacks one of them, and no number loses
 * its last digit unseen.
 */
const fields = [
	["people", "people", ""],
	["seatPrice", "seat", ""],
	["hourlyRate", "rate", ""],
	["customSessions", "custom", "0"],
	["bootcamp", "bootcamp", "0"],
	["strategy", "strategy", "0"],
	["consult", "consult", "0"],
] as const;

/** What may be taken up or not: `1` or `0` in the URL. */
export const switches = ["bootcamp", "strategy", "consult"] as const;

/** What the form holds, as it was typed and before any of it is checked. */
export type Entries = Record<FieldName, string>;

/** The name of a field of the form. */
export type FieldName = (typeof fields)[number][0];

/** A form with nothing in it but these. */
function createEntries(given: Partial<Entries>): Entries {
	const empty = fields.map(([name, , unknown]) => [name, unknown]);
	return { ...Object.fromEntries(empty), ...given };
}

/** What the form holds where these have been chosen. */
export function toEntries(choices: Choices): Entries {
	const entries = Object.entries(choices).map(([name, choice]) => [name, String(Number(choice))]);
	return createEntries(Object.fromEntries(entries));
}

/** What could be read from a URL. */
interface ParsedUrl {
	entries: Entries;
	/** What a URL of an estimate always holds and this one does not, or not legibly. */
	missing: FieldName[];
}

/**
 * Reads an estimate from the query of a URL, such as
 * `?people=32&custom=2&bootcamp=1&strategy=0&consult=1`. Numbers come back as text, to be checked like
 * typed ones.
 * @returns undefined where the URL holds nothing of an estimate
 */
export function parseEstimateUrl(query: string): ParsedUrl | undefined {
	const parameters = new URLSearchParams(repairQuery(query));
	const presentFields = fields.filter(([, parameter]) => parameters.has(parameter));
	if (presentFields.length === 0) {
		return undefined;
	}
	const isValid = (name: FieldName, parameter: string) => {
		const values = parameters.getAll(parameter);
		const isSwitch = switches.some((each) => each === name);
		return values.length === 1 && (!isSwitch || /^[01]$/.test(values[0] ?? ""));
	};
	const validFields = presentFields.filter(([name, parameter]) => isValid(name, parameter));
	const isOptional = (name: FieldName) => name === "seatPrice" || name === "hourlyRate";
	return {
		entries: createEntries(
			Object.fromEntries(validFields.map(([name, parameter]) => [name, parameters.get(parameter)])),
		),
		missing: fields
			.filter(
				(field) =>
					!validFields.includes(field) && (presentFields.includes(field) || !isOptional(field[0])),
			)
			.map(([name]) => name),
	};
}

/**
 * Puts an estimate into the query of a URL, keeping other parameters.
 * @param query the present one, with or without its question mark
 * @returns the new one, with its question mark
 */
export function formatEstimateQuery(query: string, entries: Entries): string {
	const parameters = new URLSearchParams(repairQuery(query));
	for (const [name, parameter] of fields) {
		parameters.delete(parameter);
		if (entries[name].trim()) {
			parameters.append(parameter, entries[name].trim());
		}
	}
	return `?${parameters}`;
}

/** How many times a URL may have been encoded. */
const encodings = 2;

/**
 * Undoes what programs that pass a URL on do to its query: `&amp;` for `&`, and percent signs for `=`,
 * `&` and `#`, which no estimate has in its values.
 */
function repairQuery(query: string): string {
	let repaired = query.replace(/&(?:amp|#38|#x26);/gi, "&");
	const hasEstimate = () =>
		fields.some(([, parameter]) => new URLSearchParams(repaired).has(parameter));
	for (let round = 0; round < encodings && !hasEstimate(); round++) {
		repaired = repaired
			.replace(/%25/g, "%")
			.replace(/%26(?:amp(?:;|%3B))?/gi, "&")
			.replace(/%3D/gi, "=")
			.replace(/%3F/gi, "")
			.replace(/%23.*/, "");
	}
	return hasEstimate() ? repaired : query;
}
