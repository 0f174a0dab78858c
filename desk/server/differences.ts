import { parse } from "yaml";
import { formatDollars } from "../../content-model/browser.ts";
import type { JsonSchema } from "../../content-model/index.ts";
import { isObject } from "../form/editYaml.ts";
import { formatDate } from "../form/formatDate.ts";
import { splitFile } from "../form/formData.ts";
import { getLabels } from "../form/labels.ts";
import { isFieldsPath } from "./contentFiles.ts";
import { getTitle, parseFields } from "./entries.ts";
import { findKind, getKindLabel, getSchema } from "./kinds.ts";
import { findFileProblem } from "./workspace.ts";

/**
 * Describes how two versions of a file differ, a sentence for each change.
 * @param before the published bytes; nothing for a new file.
 * @param after the current bytes; nothing for a removed file.
 */
export function describeDifferences(
	path: string,
	before: Buffer | undefined,
	after: Buffer | undefined,
): string[] {
	if (path === ".cspell/project-words.txt") {
		return describeWords(before?.toString() ?? "", after?.toString() ?? "");
	}
	if (!isFieldsPath(path) && !path.endsWith(".txt")) {
		return [describePicture(before, after)];
	}
	if (!before || !after) {
		return [describeEntry(path, before, after)];
	}
	if (!isFieldsPath(path)) {
		return describeTextChanges(before.toString(), after.toString());
	}
	if (findFileProblem(path, after)) {
		return ["The file cannot be read as it is now. Open it to fix it."];
	}
	try {
		return describeFields(path, before.toString(), after.toString());
	} catch {
		return ["The file cannot be read as it is now. Open it to fix it."];
	}
}

function describeWords(before: string, after: string): string[] {
	const { added, removed } = diffLines(before, after);
	return [
		...added.map((word) => `“${word}” is accepted by the spelling check.`),
		...removed.map((word) => `“${word}” is no longer accepted by the spelling check.`),
	];
}

function describePicture(before: Buffer | undefined, after: Buffer | undefined): string {
	if (!after) {
		return "The picture is removed.";
	}
	return before ? "The picture is replaced." : "A new picture.";
}

/** A file that is new or removed, by its title and its day. */
function describeEntry(
	path: string,
	before: Buffer | undefined,
	after: Buffer | undefined,
): string {
	const fields = parseFields((after ?? before)?.toString() ?? "");
	const day = formatDate(String(fields.start ?? fields.date ?? ""));
	const title = [getTitle(path, fields), ...(day ? [day] : [])].join(", ");
	const kind = getKindLabel(findKind(path));
	return after ? `New ${kind.toLowerCase()}: ${title}` : `${kind} removed: ${title}`;
}

/** @throws where one of the versions cannot be read. */
function describeFields(path: string, before: string, after: string): string[] {
	const [old, now] = [splitFile(before), splitFile(after)];
	const value: unknown = parse(now.yaml);
	const plans = readPlanNames(value);
	const schema = getSchema(findKind(path));
	const sentences = [
		...diffFields(parse(old.yaml), value, []).map((change) =>
			describeFieldChange(change, schema, plans),
		),
		...describeTextChanges(old.body ?? "", now.body ?? ""),
	];
	return sentences.length > 0 ? sentences : ["Only comments or spaces changed."];
}

interface FieldChange {
	/** The names of the fields and entries on the way, the outermost first. */
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
					trail: [...trail, "Order"],
					before: [...old.keys()].join(", "),
					after: [...now.keys()].join(", "),
				},
			]
		: changes;
}

/** Entries by name; those of a list by their title, else by their number. */
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
		// Entries with the same name are numbered, so that no change is missed.
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
	schema: JsonSchema,
	plans: ReadonlyMap<string, string>,
): string {
	return `${formatFieldName(trail, schema, plans)}: ${formatValue(before, trail)} → ${formatValue(after, trail)}`;
}

/** `rows`, `Platform`, `prices`, `medium` in words: Platform, price of Medium. */
function formatFieldName(
	trail: readonly string[],
	schema: JsonSchema,
	plans: ReadonlyMap<string, string>,
): string {
	const place = trail.indexOf("prices");
	if (place > 0) {
		const plan = trail[place + 1] ?? "";
		return `${trail[place - 1]}, price of ${plans.get(plan) ?? plan}`;
	}
	return getLabels(schema, trail).join(" › ");
}

function formatValue(value: unknown, trail: readonly string[]): string {
	if (value === undefined || value === null) {
		return trail.includes("prices") ? "not offered" : "nothing";
	}
	if (typeof value === "number" && trail.includes("prices")) {
		return formatDollars(value);
	}
	if (typeof value === "boolean") {
		return value ? "yes" : "no";
	}
	if (isObject(value)) {
		return formatEntry(value);
	}
	return formatDate(String(value)) ?? `“${value}”`;
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

/** Lines that occur more often in one text than in the other. */
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
