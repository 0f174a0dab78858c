import { isUtf8 } from "node:buffer";
import { parse } from "yaml";
import {
	type ContentKind,
	destinationNames,
	destinationPrefix,
	getMelbourneDate,
	getValue,
	parseFacts,
	teamAuthor,
	toSlug,
} from "../../content-model/index.ts";
import { getCategoryPath } from "../../paths/index.ts";
import type {
	Choice,
	Entry,
	EntryGroup,
	EntrySummary,
	FieldPath,
	FormValues,
	Overview,
	UnreadableEntry,
} from "../shared/api.ts";
import { formatDate } from "../shared/formatDate.ts";
import { getVersion, isFieldsPath, listContent, readContent } from "./contentFiles.ts";
import { splitFile } from "./form/formData.ts";
import { type Choices, createFormSchema } from "./form/formSchema.ts";
import { getLabel } from "./form/labels.ts";
import { listChangedFiles, readPublished } from "./git.ts";
import { HttpError } from "./httpError.ts";
import {
	collections,
	createCodec,
	findKind,
	findKindByName,
	formatFileName,
	getKindLabel,
	getPagePath,
	getSchema,
	getSlug,
	isMarkdown,
	orderFields,
} from "./kinds.ts";
import { decodeText, findFileProblem } from "./workspace.ts";

/**
 * The fields of each file by its last text, since every list and form reads all files. The copies of a file,
 * for the preview and for a check, mostly have the same text.
 */
const lastFields = new Map<string, { text: string; fields: FormValues }>();

/** The fields of a file; none where it cannot be read or is not there. Do not modify them. */
export function readFields(root: string, path: string): FormValues {
	const bytes = readContent(root, path) ?? Buffer.alloc(0);
	const text = bytes.toString();
	const last = lastFields.get(path);
	if (last?.text === text) {
		return last.fields;
	}
	const fields = isUtf8(bytes) ? parseFields(text) : {};
	lastFields.set(path, { text, fields });
	return fields;
}

/** The fields of a file; none where it cannot be read. @param text of the file */
export function parseFields(text: string): FormValues {
	try {
		const value: unknown = parse(splitFile(text).yaml);
		return typeof value === "object" && value !== null ? (value as FormValues) : {};
	} catch {
		return {};
	}
}

/** The title of a file. */
export function getTitleFromFields(path: string, fields: FormValues): string {
	const kind = findKind(path);
	if (!(kind.name in collections) || kind.name === "page") {
		return formatFileName(path);
	}
	const titleValue = fields[String(getTitleField(kind.name)[0])];
	return typeof titleValue === "string" && titleValue ? titleValue : formatFileName(path);
}

/** The title of a file as it is now; the path of a picture. */
export function getFileTitle(root: string, path: string): string {
	return isFieldsPath(path) ? getTitleFromFields(path, readFields(root, path)) : path;
}

/** The files of a kind. */
export function listFilesOfKind(root: string, name: string): string[] {
	return listContent(root).filter((path) => isFieldsPath(path) && findKind(path).name === name);
}

/** The title of the file that a page shows. */
export function findPageTitle(root: string, page: string): string | undefined {
	const path = listContent(root).find(
		(other) =>
			isFieldsPath(other) &&
			!isPartOfPage(findKind(other)) &&
			getPagePath(other, findKind(other)) === page,
	);
	return path && getTitleFromFields(path, readFields(root, path));
}

/** Whether a kind's files are shown by the page of another file. */
function isPartOfPage({ name }: ContentKind): boolean {
	return ["testimonial", "site", "event", "agreement", "pricing"].includes(name);
}

/** Every file with fields, grouped as the list shows them. */
export function createOverview(root: string): Omit<Overview, "changeCount" | "previewOrigin"> {
	const paths = listContent(root).filter(isFieldsPath);
	const states = readFileStates(root);
	const files = paths.map((path) => ({
		path,
		kind: findKind(path),
		fields: readFields(root, path),
	}));
	const groups = Object.entries(collections)
		.filter(([name]) => name !== "page")
		.map(([name, { label, singular }]): EntryGroup => {
			const order = orderFields[name];
			const getOrder = ({ fields }: { fields: FormValues }) =>
				order ? Number(fields[order] ?? Infinity) : 0;
			const filesOfKind = files.filter(({ kind }) => kind.name === name);
			const getDate = (fields: FormValues) => String(fields.date ?? fields.start ?? "");
			filesOfKind.sort(
				(a, b) => getOrder(a) - getOrder(b) || getDate(b.fields).localeCompare(getDate(a.fields)),
			);
			return {
				name,
				label,
				adds: { kind: name, label: `New ${singular}` },
				isSortable: order !== undefined,
				entries: filesOfKind.map(({ path, fields }) => createSummary(root, path, fields, states)),
			};
		});
	const pages = files.filter(({ kind }) => kind.name.startsWith("page"));
	const others = files.filter(
		({ kind }) => !(kind.name in collections) && !pages.some((page) => page.kind === kind),
	);
	const createGroup = (name: string, label: string, list: typeof files): EntryGroup => ({
		name,
		label,
		isSortable: false,
		entries: list
			.map(({ path, fields }) => createSummary(root, path, fields, states))
			.sort((a, b) => a.title.localeCompare(b.title)),
	});
	return {
		brand: String(readFields(root, "content/site.yaml").brand ?? ""),
		groups: [
			{ ...createGroup("page", "Pages", pages), adds: { kind: "page", label: "New page" } },
			createGroup("settings", "Prices and settings", others),
			...groups,
		],
		links: listLinks(root, files),
		facts: readFacts(root),
	};
}

/** The placeholders that texts may hold in braces, with their values; none while their files have issues. */
export function readFacts(root: string): Record<string, string> {
	return parseFacts({
		settings: readFields(root, "content/site.yaml"),
		pricing: readFields(root, "content/pricing.yaml"),
		assistants: getValue(readFields(root, "content/pages/platform.yaml"), ["assistants", "items"]),
		people: listContent(root).filter((path) => /^content\/team\/.*\.yaml$/.test(path)).length,
	});
}

/** The state of each file that differs from the last publication. */
function readFileStates(root: string): ReadonlyMap<string, EntrySummary["state"]> {
	return new Map(
		listChangedFiles(root).map(({ path, isNew }) => [path, isNew ? "new" : "changed"] as const),
	);
}

function createSummary(
	root: string,
	path: string,
	fields: FormValues,
	states: ReadonlyMap<string, EntrySummary["state"]>,
): EntrySummary {
	const kind = findKind(path);
	// Only a file without fields can be unreadable: others are not parsed again.
	const isBroken =
		Object.keys(fields).length === 0 &&
		findFileProblem(path, readContent(root, path) ?? Buffer.alloc(0)) !== undefined;
	const page = getPagePath(path, kind);
	const note = formatNote(fields);
	return {
		path,
		kind: kind.name,
		title: getTitleFromFields(path, fields),
		...(page ? { page } : {}),
		...(note ? { note } : {}),
		state: isBroken ? "unreadable" : (states.get(path) ?? "published"),
		isRemovable: kind.name in collections,
	};
}

function formatNote({ draft, date, start }: FormValues): string | undefined {
	if (draft === true) {
		return "Draft";
	}
	if (typeof date === "string") {
		const day = formatDate(date) ?? date;
		return date > getMelbourneDate() ? `Scheduled for ${day}` : day;
	}
	return typeof start === "string" ? (formatDate(start) ?? start) : undefined;
}

/** The targets of links: pages by their titles, and destinations. */
function listLinks(
	root: string,
	files: readonly { path: string; kind: ContentKind; fields: FormValues }[],
): Choice[] {
	const [mainPages = [], others = []] = [true, false].map((isMain) =>
		files.filter(({ kind }) => kind.name.startsWith("page") === isMain),
	);
	const pages = [...mainPages, ...others].flatMap(({ path, kind, fields }): Choice[] => {
		const page = getPagePath(path, kind);
		return page && !isPartOfPage(kind) && !/^\/\d{3}$/.test(page)
			? [{ value: page, label: getTitleFromFields(path, fields) }]
			: [];
	});
	const categories = Object.entries(readCategories(root)).map(
		([key, { name = key }]): Choice => ({
			value: getCategoryPath(key),
			label: `Blog: ${name}`,
		}),
	);
	const outside = destinationNames.map(
		(name): Choice => ({
			value: destinationPrefix + name,
			label: `${getLabel(name)} (outside address)`,
		}),
	);
	return [...pages, ...categories, ...outside];
}

function readCategories(root: string): Record<string, { name?: string }> {
	const { categories } = readFields(root, "content/pages/blog.yaml");
	return (categories ?? {}) as Record<string, { name?: string }>;
}

/** The options that other files provide. */
export function readChoices(root: string): Choices {
	const listTitles = (folder: string): Choice[] =>
		listContent(root)
			.filter((path) => path.startsWith(folder) && isFieldsPath(path))
			.map((path) => ({
				value: getSlug(path),
				label: getTitleFromFields(path, readFields(root, path)),
			}))
			.sort((a, b) => a.label.localeCompare(b.label));
	const { plans = [] } = readFields(root, "content/pricing.yaml") as {
		plans?: { id: string; name: string }[];
	};
	return {
		article: listTitles("content/articles/"),
		author: [{ value: teamAuthor, label: "The whole team" }, ...listTitles("content/team/")],
		category: Object.entries(readCategories(root)).map(([value, { name = value }]) => ({
			value,
			label: name,
		})),
		plan: plans.map(({ id, name }) => ({ value: id, label: name })),
	};
}

/** A file as a form, or as text where it cannot be read. */
export function readEntry(root: string, path: string): Entry | UnreadableEntry {
	const bytes = readContent(root, path);
	if (!bytes || !isFieldsPath(path)) {
		throw new HttpError(404, `${path} is not there any more.`);
	}
	const text = decodeText(bytes);
	const problem = findFileProblem(path, bytes);
	if (problem) {
		return { path, version: getVersion(bytes), text, ...problem };
	}
	const kind = findKind(path);
	const page = getPagePath(path, kind);
	const hasPublicPage = page && !isPartOfPage(kind) && readPublishedPaths(root).has(page);
	return {
		...createEntryForm(root, kind),
		path,
		title: getTitleFromFields(path, readFields(root, path)),
		...(page ? { page } : {}),
		...(readPublished(root, path) ? { isPublished: true } : {}),
		...(hasPublicPage ? { needsRedirect: true } : {}),
		isNew: false,
		version: getVersion(bytes),
		data: createCodec(kind).toForm(text),
		isRemovable: kind.name in collections,
	};
}

/** Every address that has been public. */
function readPublishedPaths(root: string): ReadonlySet<string> {
	const record = readContent(root, "content/published.txt")?.toString() ?? "";
	return new Set(record.split("\n").map((line) => line.trim()));
}

/** A file as text, whether it can be read or not. */
export function readText(root: string, path: string): UnreadableEntry {
	const bytes = readContent(root, path);
	if (!bytes || !isFieldsPath(path)) {
		throw new HttpError(404, `${path} is not there any more.`);
	}
	const problem = findFileProblem(path, bytes) ?? { line: 1, message: "" };
	return { path, version: getVersion(bytes), text: decodeText(bytes), ...problem };
}

/** An empty form for a new file of a kind. */
export function createBlankEntry(root: string, name: string): Entry {
	const kind = findKindByName(name);
	if (!kind || !(name in collections)) {
		throw new HttpError(404, "Nothing of this kind can be added.");
	}
	return {
		...createEntryForm(root, kind),
		path: "",
		title: `New ${collections[name]?.singular}`,
		isNew: true,
		version: "",
		data: createBlankData(root, name),
		isRemovable: false,
	};
}

function createEntryForm(root: string, kind: ContentKind) {
	const form = createFormSchema(getSchema(kind), readChoices(root), isMarkdown(kind));
	return {
		kind: kind.name,
		kindLabel: getKindLabel(kind),
		schema: form.schema,
		ui: form.ui,
		...(kind.name in collections ? { titleField: getTitleField(kind.name) } : {}),
	};
}

/** The initial values of a new entry. */
function createBlankData(root: string, name: string): FormValues {
	const orderField = orderFields[name];
	const others = listFilesOfKind(root, name).map((path) => readFields(root, path));
	const orders = others.map((fields) => Number(orderField ? (fields[orderField] ?? 0) : 0));
	const order = orderField ? { [orderField]: Math.max(0, ...orders) + 1 } : {};
	switch (name) {
		case "article":
			return {
				author: teamAuthor,
				date: getMelbourneDate(),
				cover: { mode: "habit" },
				markdown: "",
			};
		case "event":
			return { type: "WEBINAR", cover: { mode: "contour" } };
		case "benefit":
			return { ...order, icon: "everyday", colour: "saltbush" };
		case "testimonial":
			return { ...order, logo: "wave", colour: others[0]?.colour };
		case "page":
			return { sections: [{ paragraphs: [""] }] };
		default:
			return order;
	}
}

/** The field that names a new entry's file. */
export function getTitleField(kind: string): FieldPath {
	const names: Readonly<Record<string, FieldPath>> = {
		testimonial: ["company"],
		person: ["name"],
		page: ["hero", "title"],
	};
	return names[kind] ?? ["title"];
}

/** The file of a new entry, named for its title; nothing where there is no title yet. */
export function createPath({ name, files }: ContentKind, data: FormValues): string | undefined {
	const slug = toSlug(String(getValue(data, getTitleField(name)) ?? ""));
	return slug ? files.replace("*", slug) : undefined;
}
