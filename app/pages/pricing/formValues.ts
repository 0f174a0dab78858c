import type { Choices } from "../../pricing/estimate.ts";

/**
 * The fields of the estimator's form: name, URL parameter, default value. Switches come last in a URL: one
 * that is cut short then lacks a switch, and no number silently loses its last digit.
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

/** The fields that are checkboxes: `1` or `0`. */
export const switches = ["bootcamp", "strategy", "consult"] as const;

/** The values of the form as typed, not yet validated. */
export type FormValues = Record<FieldName, string>;

/** The name of a field of the form. */
export type FieldName = (typeof fields)[number][0];

/** Returns whether a field is an amount in dollars, which is optional. */
export function isAmountField(name: FieldName): boolean {
	return name === "seatPrice" || name === "hourlyRate";
}

/** Creates a form with default values but for these. */
function createFormValues(values: Partial<FormValues>): FormValues {
	const defaults = fields.map(([name, , defaultValue]) => [name, defaultValue]);
	return { ...Object.fromEntries(defaults), ...values };
}

/** Returns the form that shows these choices. */
export function toFormValues(choices: Choices): FormValues {
	const entries = Object.entries(choices).map(([name, choice]) => [name, String(Number(choice))]);
	return createFormValues(Object.fromEntries(entries));
}

/** An estimate read from a URL. */
interface ParsedUrl {
	values: FormValues;
	/** Fields that the URL lacks or names without a valid value. */
	missing: FieldName[];
}

/**
 * Reads an estimate from the query of a URL, such as
 * `?people=32&custom=2&bootcamp=1&strategy=0&consult=1`. Numbers stay text, to be validated like typed ones.
 * @returns undefined for a URL that names none of an estimate's parameters
 */
export function parseEstimateUrl(query: string): ParsedUrl | undefined {
	const parameters = new URLSearchParams(repairQuery(query));
	const validFields = fields.filter(([name, parameter]) => {
		const values = parameters.getAll(parameter);
		const isSwitch = switches.some((switchName) => switchName === name);
		return values.length === 1 && (isSwitch ? /^[01]$/ : /\S/).test(values[0] ?? "");
	});
	if (validFields.length === 0 && !isNamed(query)) {
		return undefined;
	}
	return {
		values: createFormValues(
			Object.fromEntries(validFields.map(([name, parameter]) => [name, parameters.get(parameter)])),
		),
		missing: fields
			.filter(
				(field) =>
					!validFields.includes(field) && (!isAmountField(field[0]) || isNamed(query, field[1])),
			)
			.map(([name]) => name),
	};
}

/**
 * Puts an estimate into the query of a URL in place of each parameter that is one's or holds one, keeping others.
 * @param query the current one, with or without its question mark
 * @returns the new one, with its question mark
 */
export function formatEstimateQuery(query: string, form: FormValues): string {
	const others = listParts(query).filter((part) => !isNamed(part));
	const parameters = new URLSearchParams(others.join("&"));
	for (const [name, parameter] of fields) {
		const value = form[name].trim();
		if (value) {
			parameters.append(parameter, value);
		}
	}
	return `?${parameters}`;
}

/** Splits a query into its parts, also at `&` as programs that write HTML encode it, be it several times. */
function listParts(query: string): string[] {
	return query.replace(/&(?:(?:amp|#38|#x26);)+/gi, "&").split("&");
}

const anyParameter = fields.map(([, parameter]) => parameter).join("|");

/**
 * Returns whether a query names a parameter of an estimate: be it without its equals sign, which mail programs may
 * take for a code, or with it in a URL that is the value of another parameter, where “Training & Strategy” is none.
 */
function isNamed(query: string, parameter = anyParameter): boolean {
	// Strays before a name are few: a longer run would be searched again from each of its places.
	const name = `([^\\w%]|%[\\da-f]{2}){0,30}(${parameter})`;
	return new RegExp(
		`(^|[?&])${name}(?![a-z_-]|\\d+=)|%(25)*(3F|26|3B)${name}(=|%(25)*3D)`,
		"i",
	).test(query);
}

/** A parameter's name, before its value. */
const anyName = new RegExp(`(^|[?&])(${anyParameter})(?==|%(25)*3D)`, "gi");

/**
 * Repairs an estimate in a query as programs and people that pass a URL on may have changed it: `&amp;` for `&`, percent
 * signs for `=`, `&` and `#`, which no estimate has in its values, encoded any number of times, and names in capitals.
 * Other parameters stay as they are.
 */
function repairQuery(query: string): string {
	return listParts(query)
		.map((part) => (part.search(anyName) ? part : decode(part)))
		.join("&")
		.replace(anyName, (name) => name.toLowerCase());
}

function decode(part: string): string {
	return part
		.replace(/%(?:25)+/g, "%")
		.replace(/%26(?:amp(?:;|%3B))?/gi, "&")
		.replace(/%3D/gi, "=")
		.replace(/%23.*/, "");
}
