import { basename } from "node:path";
import { parse } from "yaml";
import { dollars } from "../contentModel.ts";
import { isObject } from "../form/editYaml.ts";
import { splitFile } from "../form/formData.ts";
import { getLabel } from "../form/labels.ts";

/**
 * How two versions of a file differ, in words.
 * @param before the bytes as they were published; nothing for a new file.
 * @param after as they are now; nothing for one that is removed.
 */
export function describeDifferences(
	path: string,
	before: Buffer | undefined,
	after: Buffer | undefined,
): string[] {
	const name = basename(path);
	if (!after) {
		return [`${name} is removed.`];
	}
	if (path === ".cspell/project-words.txt") {
		const words = diffLines(before?.toString() ?? "", after.toString());
		return [
			...words.added.map((word) => `“${word}” is accepted by the spelling check.`),
			...words.removed.map((word) => `“${word}” is no longer accepted by the spelling check.`),
		];
	}
	if (!before) {
		return [`${name} is new.`];
	}
	if (!/\.(?:md|yaml|txt)$/.test(path)) {
		return [`${name} is another picture.`];
	}
	const [old, now] = [splitFile(before.toString()), splitFile(after.toString())];
	if (path.endsWith(".txt")) {
		return describeTextChanges(before.toString(), after.toString());
	}
	try {
		const value: unknown = parse(now.yaml);
		const plans = readPlanNames(value);
		const all = [
			...diffFields(parse(old.yaml), value, []).map((change) => describeFieldChange(change, plans)),
			...describeTextChanges(old.body ?? "", now.body ?? ""),
		];
		return all.length > 0 ? all : ["Only comments or spaces changed."];
	} catch {
		return ["The file cannot be read as it is now. Open it to fix it."];
	}
}

interface FieldChange {
	/** The names of what the values are in, the outermost first. */
	trail: readonly string[];
	before: unknown;
	after: unknown;
}

function diffFields(before: unknown, after: unknown, trail: readonly string[]): FieldChange[] {
	if (!isObject(before) || !isObject(after)) {
		return before === after ? [] : [{ trail, before, after }];
	}
	const [old, now] = [indexEntries(before), indexEntries(after)];
	const names = new Set([...old.keys(), ...now.keys()]);
	const changes = [...names].flatMap((name) =>
		diffFields(old.get(name), now.get(name), [...trail, name]),
	);
	const isMoved = changes.length === 0 && [...old.keys()].join("\n") !== [...now.keys()].join("\n");
	return isMoved && Array.isArray(before)
		? [
				{
					trail: [...trail, "order"],
					before: [...old.keys()].join(", "),
					after: [...now.keys()].join(", "),
				},
			]
		: changes;
}

/** Entries by name; those of a list by what they call themselves, else by their place. */
function indexEntries(value: object): Map<string, unknown> {
	const entries = new Map<string, unknown>();
	const counts = new Map<string, number>();
	for (const [key, inner] of Object.entries(value)) {
		const { label, title, name, question, id } = isObject(inner)
			? (inner as Record<string, unknown>)
			: {};
		const own = label ?? title ?? name ?? question ?? id;
		const listName = typeof own === "string" ? own : `${Number(key) + 1}`;
		const entryName = Array.isArray(value) ? listName : key;
		// Two entries of one name are numbered, so that no change is passed over.
		const count = (counts.get(entryName) ?? 0) + 1;
		counts.set(entryName, count);
		entries.set(count > 1 ? `${entryName} (${count})` : entryName, inner);
	}
	return entries;
}

/** The names of the plans in the file of prices, by what `prices` calls them. */
function readPlanNames(file: unknown): Map<string, string> {
	const { plans } = (file ?? {}) as { plans?: { id: string; name: string }[] };
	return new Map(Array.isArray(plans) ? plans.map((plan) => [plan?.id, plan?.name]) : []);
}

function describeFieldChange(
	{ trail, before, after }: FieldChange,
	plans: ReadonlyMap<string, string>,
): string {
	return `${formatFieldName(trail, plans)}: ${formatValue(before, trail)} → ${formatValue(after, trail)}`;
}

/** `rows`, `Platform`, `prices`, `medium` as a person says it: Platform, price of Medium. */
function formatFieldName(trail: readonly string[], plans: ReadonlyMap<string, string>): string {
	const place = trail.indexOf("prices");
	if (place > 0) {
		const plan = trail[place + 1] ?? "";
		return `${trail[place - 1]}, price of ${plans.get(plan) ?? plan}`;
	}
	return trail.map(getLabel).join(" › ");
}

function formatValue(value: unknown, trail: readonly string[]): string {
	if (value === undefined || value === null) {
		return trail.includes("prices") ? "not offered" : "nothing";
	}
	if (typeof value === "number" && trail.includes("prices")) {
		return dollars(value);
	}
	if (typeof value === "boolean") {
		return value ? "yes" : "no";
	}
	return isObject(value) ? formatEntry(value) : `“${value}”`;
}

/** The words of a whole entry. */
function formatEntry(value: object): string {
	const words = Object.values(value).filter((inner) => typeof inner === "string");
	return words.length > 0 ? `“${words.join(", ")}”` : JSON.stringify(value);
}

function describeTextChanges(before: string, after: string): string[] {
	const { removed, added } = diffLines(before, after);
	return [
		...removed.map((line) => `Text removed: “${line}”`),
		...added.map((line) => `Text added: “${line}”`),
	];
}

/** Lines that one text has more often than the other. */
function diffLines(before: string, after: string): { removed: string[]; added: string[] } {
	const listMissing = (lines: readonly string[], others: readonly string[]) => {
		const remaining = [...others];
		return lines.filter((line) => {
			const index = remaining.indexOf(line);
			if (index >= 0) {
				remaining.splice(index, 1);
			}
			return index < 0 && line.trim() !== "";
		});
	};
	const [old, now] = [before.split("\n"), after.split("\n")];
	return { removed: listMissing(old, now), added: listMissing(now, old) };
}
