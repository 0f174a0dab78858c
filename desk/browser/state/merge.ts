import type { Data, FormSchema, Place } from "../../api.ts";

/** A field that says one thing here and another in the file. */
export interface Conflict {
	place: Place;
	label: string;
	base: unknown;
	mine: unknown;
	theirs: unknown;
}

/** The fields in which two forms differ, down to the smallest that both have. */
export function conflictsOf(schema: FormSchema, base: Data, mine: Data, theirs: Data): Conflict[] {
	return differences(schema, [base, mine, theirs], [], []);
}

function differences(
	schema: FormSchema | undefined,
	[base, mine, theirs]: readonly [unknown, unknown, unknown],
	place: Place,
	labels: readonly string[],
): Conflict[] {
	if (isSame(mine, theirs)) {
		return [];
	}
	const isList = Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length;
	const isGroup = isFields(mine) && isFields(theirs);
	if (!isList && !isGroup) {
		return [{ place, label: labels.join(" › "), base, mine, theirs }];
	}
	const keys = isList
		? [...mine.keys()]
		: [...new Set([...Object.keys(mine as Data), ...Object.keys(theirs as Data)])];
	return keys.flatMap((key) => {
		const inner = partOf(schema, key);
		const label =
			typeof key === "number" ? `${inner?.title ?? ""} ${key + 1}` : (inner?.title ?? key);
		return differences(
			inner,
			[at(base, key), at(mine, key), at(theirs, key)],
			[...place, key],
			[...labels, label],
		);
	});
}

function partOf(schema: FormSchema | undefined, key: string | number): FormSchema | undefined {
	if (typeof key === "string") {
		return schema?.properties?.[key];
	}
	return Array.isArray(schema?.items) ? schema.items[key] : schema?.items;
}

/** What to keep unless the person chooses otherwise; nothing where both sides have changed. */
export function suggestion({ base, mine, theirs }: Conflict): "mine" | "theirs" | undefined {
	if (isSame(mine, base)) {
		return "theirs";
	}
	return isSame(theirs, base) ? "mine" : undefined;
}

/** A form with the value of one field replaced. */
export function withValue(data: Data, place: Place, value: unknown): Data {
	return replaced(data, place, value) as Data;
}

function replaced(data: unknown, [key, ...rest]: Place, value: unknown): unknown {
	if (key === undefined) {
		return value;
	}
	const inner = replaced(at(data, key), rest, value);
	if (Array.isArray(data)) {
		return data.map((entry, index) => (index === key ? inner : entry));
	}
	return { ...(data as Data), [key]: inner };
}

/** Whether two values say the same. What is missing and what is undefined are one. */
export function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
	if (Array.isArray(value)) {
		return value.map(sorted);
	}
	return isFields(value)
		? Object.fromEntries(
				Object.keys(value)
					.toSorted()
					.map((key) => [key, sorted(value[key])]),
			)
		: value;
}

function isFields(value: unknown): value is Data {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function at(value: unknown, key: string | number): unknown {
	return isFields(value) || Array.isArray(value) ? (value as Data)[key] : undefined;
}
