import { parse } from "yaml";
import type {
	Choice,
	Data,
	Entry,
	EntryGroup,
	EntrySummary,
	Overview,
	Place,
	UnreadableEntry,
} from "../api.ts";
import {
	type ContentKind,
	categoryPath,
	createFacts,
	destinationNames,
	destinationPrefix,
	type FactSources,
	getMelbourneDate,
	jsonSchemaOf,
	teamAuthor,
	toSlug,
} from "../contentModel.ts";
import { formsOf, partsOf } from "../form/formData.ts";
import { type Choices, formSchemaOf } from "../form/formSchema.ts";
import { labelOf } from "../form/labels.ts";
import { isFieldsPath, listContent, readContent, versionOf } from "./contentFiles.ts";
import { changedFiles } from "./git.ts";
import {
	collections,
	isMarkdown,
	kindLabel,
	kindNamed,
	kindOf,
	orderFields,
	pageOf,
	slugOf,
} from "./kinds.ts";
import { Refusal } from "./refusal.ts";
import { unreadable } from "./workspace.ts";

/** What was read from each file last: forms and lists ask for the same files over and over. */
const lastFields = new Map<string, { text: string; fields: Data }>();

/** The fields of a file; none where it cannot be read or is not there. They are not to be changed. */
export function fieldsOf(root: string, path: string): Data {
	const text = readContent(root, path)?.toString() ?? "";
	const key = `${root} ${path}`;
	const last = lastFields.get(key);
	if (last?.text === text) {
		return last.fields;
	}
	const fields = parsedFields(partsOf(text).yaml);
	lastFields.set(key, { text, fields });
	return fields;
}

function parsedFields(yaml: string): Data {
	try {
		const value: unknown = parse(yaml);
		return typeof value === "object" && value !== null ? (value as Data) : {};
	} catch {
		return {};
	}
}

/** What a file calls itself. */
export function titleOf(path: string, fields: Data): string {
	const kind = kindOf(path);
	if (!(kind.name in collections) || kind.name === "page") {
		return labelOf(slugOf(path));
	}
	const own = fields[String(namingPlace(kind.name)[0])];
	return typeof own === "string" && own ? own : labelOf(slugOf(path));
}

/** Every file with fields, by the headings of the list of everything. */
export function overviewOf(root: string): Omit<Overview, "changes" | "previewOrigin"> {
	const paths = listContent(root).filter(isFieldsPath);
	const states = fileStates(root);
	const all = paths.map((path) => ({ path, kind: kindOf(path), fields: fieldsOf(root, path) }));
	const groups = Object.entries(collections)
		.filter(([name]) => name !== "page")
		.map(([name, { label, singular }]): EntryGroup => {
			const order = orderFields[name];
			const placeOf = ({ fields }: { fields: Data }) =>
				order ? Number(fields[order] ?? Infinity) : 0;
			const own = all.filter(({ kind }) => kind.name === name);
			const dated = (fields: Data) => String(fields.date ?? fields.start ?? "");
			own.sort((a, b) => placeOf(a) - placeOf(b) || dated(b.fields).localeCompare(dated(a.fields)));
			return {
				name,
				label,
				adds: { kind: name, label: `New ${singular}` },
				sortable: order !== undefined,
				entries: own.map(({ path, fields }) => summaryOf(root, path, fields, states)),
			};
		});
	const pages = all.filter(({ kind }) => kind.name.startsWith("page"));
	const others = all.filter(
		({ kind }) => !(kind.name in collections) && !pages.some((page) => page.kind === kind),
	);
	const single = (name: string, label: string, list: typeof all): EntryGroup => ({
		name,
		label,
		sortable: false,
		entries: list
			.map(({ path, fields }) => summaryOf(root, path, fields, states))
			.sort((a, b) => a.title.localeCompare(b.title)),
	});
	return {
		brand: String(fieldsOf(root, "content/site.yaml").brand ?? ""),
		groups: [
			{ ...single("page", "Pages", pages), adds: { kind: "page", label: "New page" } },
			single("settings", "Prices and settings", others),
			...groups,
		],
		links: linksOf(root, all),
		facts: factsIn(root),
	};
}

/** Words that stand for others in braces, with what they stand for. */
export function factsIn(root: string): Record<string, string> {
	const { assistants } = fieldsOf(root, "content/pages/platform.yaml");
	const items = (assistants as Data | undefined)?.items;
	const sources = {
		site: fieldsOf(root, "content/site.yaml"),
		pricing: fieldsOf(root, "content/pricing.yaml"),
		people: listContent(root).filter((path) => /^content\/team\/.*\.yaml$/.test(path)).length,
		assistants: Array.isArray(items) ? items.length : 0,
	};
	try {
		return createFacts(sources as unknown as FactSources);
	} catch {
		// A file that is half filled in has none.
		return {};
	}
}

/** What Git says of the files that differ from the last publication. */
function fileStates(root: string): ReadonlyMap<string, EntrySummary["state"]> {
	return new Map(
		changedFiles(root).map(({ path, isNew }) => [path, isNew ? "new" : "changed"] as const),
	);
}

function summaryOf(
	root: string,
	path: string,
	fields: Data,
	states: ReadonlyMap<string, EntrySummary["state"]>,
): EntrySummary {
	const kind = kindOf(path);
	// Only a file that was changed by hand can have become unreadable, and one without fields is rare.
	const isBroken =
		Object.keys(fields).length === 0 &&
		unreadable(path, readContent(root, path)?.toString() ?? "") !== undefined;
	const page = pageOf(path, kind);
	const note = noteOf(fields);
	return {
		path,
		kind: kind.name,
		title: titleOf(path, fields),
		...(page ? { page } : {}),
		...(note ? { note } : {}),
		state: isBroken ? "unreadable" : (states.get(path) ?? "published"),
		removable: kind.name in collections,
	};
}

function noteOf({ draft, date, start }: Data): string | undefined {
	const today = getMelbourneDate();
	if (draft === true) {
		return "Draft";
	}
	if (typeof date === "string") {
		return date > today ? `Scheduled for ${date}` : date;
	}
	return typeof start === "string" ? start.replace("T", ", ") : undefined;
}

/** Where links may lead: pages by their titles, and the outside addresses. */
function linksOf(
	root: string,
	all: readonly { path: string; kind: ContentKind; fields: Data }[],
): Choice[] {
	const pages = all.flatMap(({ path, kind, fields }): Choice[] => {
		const page = pageOf(path, kind);
		const isOwn = ["testimonial", "site", "event", "agreement", "pricing"].includes(kind.name);
		return page && !isOwn && !/^\/\d{3}$/.test(page)
			? [{ value: page, label: titleOf(path, fields) }]
			: [];
	});
	const categories = Object.entries(categoriesOf(root)).map(
		([key, { name = key }]): Choice => ({
			value: categoryPath(key),
			label: `Blog: ${name}`,
		}),
	);
	const outside = destinationNames.map(
		(name): Choice => ({
			value: destinationPrefix + name,
			label: `${labelOf(name)} (outside address)`,
		}),
	);
	return [...pages, ...categories, ...outside];
}

function categoriesOf(root: string): Record<string, { name?: string }> {
	const { categories } = fieldsOf(root, "content/pages/blog.yaml");
	return (categories ?? {}) as Record<string, { name?: string }>;
}

/** What is in other files and may be chosen. */
export function choicesOf(root: string): Choices {
	const titles = (folder: string): Choice[] =>
		listContent(root)
			.filter((path) => path.startsWith(folder) && isFieldsPath(path))
			.map((path) => ({ value: slugOf(path), label: titleOf(path, fieldsOf(root, path)) }))
			.sort((a, b) => a.label.localeCompare(b.label));
	const { plans = [] } = fieldsOf(root, "content/pricing.yaml") as {
		plans?: { id: string; name: string }[];
	};
	const planChoices = plans.map(({ id, name }) => ({ value: id, label: name }));
	return {
		options: {
			author: [{ value: teamAuthor, label: "The whole team" }, ...titles("content/team/")],
			category: Object.entries(categoriesOf(root)).map(([value, { name = value }]) => ({
				value,
				label: name,
			})),
			article: titles("content/articles/"),
			oneCell: planChoices,
		},
		names: { prices: planChoices },
	};
}

/** Reads and writes the forms of a kind. */
export function formsOfKind(root: string, kind: ContentKind) {
	const { names } = choicesOf(root);
	const plain = Object.fromEntries(
		Object.entries(names).map(([name, list]) => [name, list.map(({ value }) => String(value))]),
	);
	return formsOf(jsonSchemaOf(kind), plain);
}

/** A file as a form, or as text where it cannot be read. */
export function entryOf(root: string, path: string): Entry | UnreadableEntry {
	const bytes = readContent(root, path);
	if (!bytes || !isFieldsPath(path)) {
		throw new Refusal(404, `${path} is not there any more.`);
	}
	const text = bytes.toString();
	const problem = unreadable(path, text);
	if (problem) {
		return { path, version: versionOf(bytes), text, ...problem };
	}
	const kind = kindOf(path);
	const page = pageOf(path, kind);
	return {
		...formOfKind(root, kind),
		path,
		title: titleOf(path, fieldsOf(root, path)),
		...(page ? { page } : {}),
		isNew: false,
		version: versionOf(bytes),
		data: formsOfKind(root, kind).formOf(text),
		removable: kind.name in collections,
	};
}

/** An empty form for a new file of a kind. */
export function blankEntry(root: string, name: string): Entry {
	const kind = kindNamed(name);
	if (!kind || !(name in collections)) {
		throw new Refusal(404, "Nothing of this kind can be added.");
	}
	return {
		...formOfKind(root, kind),
		path: "",
		title: `New ${collections[name]?.singular}`,
		isNew: true,
		version: "",
		data: blankData(root, name),
		removable: false,
	};
}

function formOfKind(root: string, kind: ContentKind) {
	const form = formSchemaOf(kind.name, jsonSchemaOf(kind), choicesOf(root), isMarkdown(kind));
	return {
		kind: kind.name,
		kindLabel: kindLabel(kind),
		schema: form.schema,
		ui: form.ui,
		...(kind.name in collections ? { naming: namingPlace(kind.name) } : {}),
	};
}

/** What a new entry begins with, so that only its own words are left to fill in. */
function blankData(root: string, name: string): Data {
	const order = orderFields[name];
	const others = listContent(root)
		.filter((path) => isFieldsPath(path) && kindOf(path).name === name)
		.map((path) => fieldsOf(root, path));
	const orders = others.map((fields) => Number(order ? (fields[order] ?? 0) : 0));
	const next = { ...(order ? { [order]: Math.max(0, ...orders) + 1 } : {}) };
	const today = getMelbourneDate();
	switch (name) {
		case "article":
			return { author: teamAuthor, date: today, cover: { mode: "habit" }, markdown: "" };
		case "event":
			return { type: "WEBINAR", cover: { mode: "contour" } };
		case "benefit":
			return { ...next, icon: "everyday", colour: "saltbush" };
		case "testimonial":
			return { ...next, logo: "wave", colour: others[0]?.colour };
		case "page":
			return { sections: [{ paragraphs: [""] }] };
		default:
			return next;
	}
}

/** The field that a new entry's file is named for. */
export function namingPlace(kind: string): Place {
	const names: Readonly<Record<string, Place>> = {
		testimonial: ["company"],
		person: ["name"],
		page: ["hero", "title"],
	};
	return names[kind] ?? ["title"];
}

/** The file of a new entry, named for its title. @throws Refusal where there is no title yet. */
export function newPath(name: string, data: Data): string {
	const kind = kindNamed(name);
	const place = namingPlace(name);
	const title = place.reduce<unknown>((value, key) => Object(value)[key], data) ?? "";
	const slug = toSlug(String(title));
	if (!kind || !slug) {
		throw new Refusal(422, `Fill this in first: the ${place.at(-1)}.`, { place });
	}
	return kind.files.replace("*", slug);
}
