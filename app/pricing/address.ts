/** What the estimator's form holds, as it was typed and before any of it is checked. */
export interface Entries {
	people: string;
	bootcamp: boolean;
	strategy: boolean;
	consult: boolean;
	customSessions: string;
	/** Empty where the reader gave none, like the rate. */
	seatPrice: string;
	hourlyRate: string;
}

/** The names under which the address keeps the form. */
const names = {
	people: "people",
	bootcamp: "bootcamp",
	strategy: "strategy",
	consult: "consult",
	customSessions: "custom",
	seatPrice: "seat",
	hourlyRate: "rate",
} as const;

const switches = ["bootcamp", "strategy", "consult"] as const;

const amounts = ["seatPrice", "hourlyRate"] as const;

/**
 * Reads an estimate from the query of an address, such as `?people=32&bootcamp=1&custom=2`. What is
 * left out is not chosen; the numbers come back as text, to be checked like typed ones.
 * @returns undefined where the address holds no estimate, and "unreadable" where a choice is neither
 *   0 nor 1 or stands there twice.
 */
export function readAddress(query: string): Entries | "unreadable" | undefined {
	const parameters = new URLSearchParams(query);
	const known = Object.values(names).filter((name) => parameters.has(name));
	if (known.length === 0) {
		return;
	}
	const repeated = known.some((name) => parameters.getAll(name).length > 1);
	const tampered = switches.some((name) => !["0", "1", null].includes(parameters.get(names[name])));
	if (repeated || tampered) {
		return "unreadable";
	}
	const chosen = (name: (typeof switches)[number]) => parameters.get(names[name]) === "1";
	return {
		people: parameters.get(names.people) ?? "",
		bootcamp: chosen("bootcamp"),
		strategy: chosen("strategy"),
		consult: chosen("consult"),
		customSessions: parameters.get(names.customSessions) ?? "0",
		seatPrice: parameters.get(names.seatPrice) ?? "",
		hourlyRate: parameters.get(names.hourlyRate) ?? "",
	};
}

/**
 * Puts an estimate into the query of an address, and leaves there what others have put.
 * @param query the present one, with or without its question mark
 * @returns the new one, with its question mark
 */
export function writeAddress(query: string, entries: Entries): string {
	const parameters = new URLSearchParams(query);
	parameters.set(names.people, entries.people);
	for (const name of switches) {
		parameters.set(names[name], entries[name] ? "1" : "0");
	}
	parameters.set(names.customSessions, entries.customSessions);
	for (const name of amounts) {
		if (entries[name].trim()) {
			parameters.set(names[name], entries[name].trim());
		} else {
			parameters.delete(names[name]);
		}
	}
	return `?${parameters}`;
}
