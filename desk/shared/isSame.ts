import { isRecord } from "../../content-model/browser.ts";

/** Checks whether two values are equal. A missing field equals an undefined one. */
export function isSame(one: unknown, other: unknown): boolean {
	return one === other || JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));
}

function sortKeys(value: unknown): unknown {
	if (Array.isArray(value)) {
		return value.map(sortKeys);
	}
	return isRecord(value)
		? Object.fromEntries(
				Object.keys(value)
					.toSorted()
					.map((key) => [key, sortKeys(value[key])]),
			)
		: value;
}
