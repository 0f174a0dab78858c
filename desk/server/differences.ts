import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { dollars } from "../../app/pricing/dollars.ts";
import { capital } from "../form/capital.ts";
import { isObject } from "../form/editYaml.ts";
import { partsOf } from "../form/formData.ts";

/** What has changed in a file since it was last published, in words. */
export interface Difference {
	/** Path from the project's folder. */
	file: string;
	sentences: string[];
}

/** Runs Git in the folder. @throws what Git says. */
export function git(root: string, ...args: string[]): string {
	return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
}

/** Every file of the content that differs from what was last published. */
export function differences(root: string): Difference[] {
	return git(root, "status", "--porcelain", "-z", "--no-renames", "-uall", "--", "content")
		.split("\0")
		.filter(Boolean)
		.map((line) => {
			const [state, file] = [line.slice(0, 2), line.slice(3)];
			return { file, sentences: sentencesOf(root, file, state) };
		});
}

function sentencesOf(root: string, file: string, state: string): string[] {
	if (!existsSync(join(root, file))) {
		return [`${basename(file)} is removed.`];
	}
	if (/[?A]/.test(state)) {
		return [`${basename(file)} is new.`];
	}
	if (!/\.(?:md|yaml)$/.test(file)) {
		return [`${basename(file)} is another picture.`];
	}
	const [before, after] = [
		partsOf(git(root, "show", `HEAD:${file}`)),
		partsOf(readFileSync(join(root, file), "utf8")),
	];
	const now = parse(after.yaml);
	const plans = planNames(now);
	const all = [
		...fieldChanges(parse(before.yaml), now, []).map((change) => fieldSentence(change, plans)),
		...lineDifferences(before.body ?? "", after.body ?? ""),
	];
	return all.length > 0 ? all : ["Only comments or spaces changed."];
}

interface FieldChange {
	/** The names of what the values stand in, the outermost first. */
	trail: readonly string[];
	before: unknown;
	after: unknown;
}

function fieldChanges(before: unknown, after: unknown, trail: readonly string[]): FieldChange[] {
	if (!isObject(before) || !isObject(after)) {
		return before === after ? [] : [{ trail, before, after }];
	}
	const [old, now] = [entriesOf(before), entriesOf(after)];
	const names = new Set([...old.keys(), ...now.keys()]);
	return [...names].flatMap((name) => fieldChanges(old.get(name), now.get(name), [...trail, name]));
}

/** Entries by name; those of a list by what they call themselves, else by their place. */
function entriesOf(value: object): Map<string, unknown> {
	return new Map(
		Object.entries(value).map(([key, inner]) => {
			const { label, title, name, id } = isObject(inner) ? (inner as Record<string, unknown>) : {};
			const own = Array.isArray(value) ? (label ?? title ?? name ?? id) : undefined;
			return [
				typeof own === "string" ? own : Array.isArray(value) ? `${Number(key) + 1}` : key,
				inner,
			];
		}),
	);
}

/** The names of the plans in the file of prices, by what `prices` calls them. */
function planNames(file: { plans?: unknown } | null): Map<string, string> {
	const plans = Array.isArray(file?.plans) ? file.plans : [];
	return new Map(plans.map((plan) => [plan?.id, plan?.name]));
}

function fieldSentence(
	{ trail, before, after }: FieldChange,
	plans: ReadonlyMap<string, string>,
): string {
	return `${nameOf(trail, plans)}: ${shown(before, trail)} → ${shown(after, trail)}`;
}

/** `rows`, `Platform`, `prices`, `medium` as a person says it: Platform, price of Medium. */
function nameOf(trail: readonly string[], plans: ReadonlyMap<string, string>): string {
	const place = trail.indexOf("prices");
	if (place > 0) {
		const plan = trail[place + 1] ?? "";
		return `${trail[place - 1]}, price of ${plans.get(plan) ?? plan}`;
	}
	return trail.map(capital).join(" › ");
}

function shown(value: unknown, trail: readonly string[]): string {
	if (value === undefined || value === null) {
		return "nothing";
	}
	if (typeof value === "number" && trail.includes("prices")) {
		return dollars(value);
	}
	return isObject(value) ? JSON.stringify(value) : `“${value}”`;
}

function lineDifferences(before: string, after: string): string[] {
	const [old, now] = [before.split("\n"), after.split("\n")];
	const gone = old.filter((line) => line.trim() && !now.includes(line));
	const added = now.filter((line) => line.trim() && !old.includes(line));
	return [
		...gone.map((line) => `Text, taken out: “${line}”`),
		...added.map((line) => `Text, put in: “${line}”`),
	];
}
