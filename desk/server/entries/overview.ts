import {
	type ContentKind,
	destinationNames,
	destinationPrefix,
	getMelbourneDate,
} from "../../../content-model/index.ts";
import { getCategoryPath } from "../../../paths/index.ts";
import type {
	EntryGroup,
	EntrySummary,
	FormValues,
	Overview,
	SelectOption,
} from "../../shared/api.ts";
import { formatDate } from "../../shared/formatDate.ts";
import { isFieldsPath, listContent, readContent } from "../content/contentFiles.ts";
import { collections, getDeskKind } from "../content/deskKinds.ts";
import { getPosition } from "../content/entryOrder.ts";
import { readFacts } from "../content/facts.ts";
import { readFields } from "../content/fields.ts";
import { findKind, getPagePath, isPageKind } from "../content/kinds.ts";
import { settingsFile } from "../content/knownFiles.ts";
import { getLabel } from "../content/labels.ts";
import { readCategories } from "../content/optionLists.ts";
import { findFileProblem } from "../content/readability.ts";
import { getTitleFromFields } from "../content/titles.ts";
import { listChangedFiles } from "../git/git.ts";

/** Lists every file with fields, grouped as the list shows them. */
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
		.map(([name, { label, singular, orderField: order }]): EntryGroup => {
			const getOrder = ({ fields }: { fields: FormValues }) =>
				order ? (getPosition(fields, order) ?? Infinity) : 0;
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
	const pages = files.filter(({ kind }) => isPageKind(kind));
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
		brand: String(readFields(root, settingsFile).brand ?? ""),
		groups: [
			{ ...createGroup("page", "Pages", pages), adds: { kind: "page", label: "New page" } },
			createGroup("settings", "Prices and settings", others),
			...groups,
		],
		links: listLinks(root, files),
		facts: readFacts(root),
	};
}

/** Reads the state of each file that differs from the last publication. */
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
	// A file whose fields were read is readable, so only the others are parsed for problems.
	const isBroken =
		Object.keys(fields).length === 0 &&
		findFileProblem(path, readContent(root, path) ?? Buffer.alloc(0)) !== undefined;
	const page = getPagePath(path, kind);
	const note = formatNote(fields);
	return {
		path,
		title: getTitleFromFields(path, fields),
		page,
		...(note ? { note } : {}),
		state: isBroken ? "unreadable" : (states.get(path) ?? "published"),
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

/** Lists the targets of links: pages by their titles, and destinations. */
function listLinks(
	root: string,
	files: readonly { path: string; kind: ContentKind; fields: FormValues }[],
): SelectOption[] {
	const [mainPages = [], others = []] = [true, false].map((isMain) =>
		files.filter(({ kind }) => isPageKind(kind) === isMain),
	);
	const pages = [...mainPages, ...others].flatMap(({ path, kind, fields }): SelectOption[] => {
		const page = getPagePath(path, kind);
		return page && !getDeskKind(kind.name).sharesPage && !/^\/\d{3}$/.test(page)
			? [{ value: page, label: getTitleFromFields(path, fields) }]
			: [];
	});
	const categories = Object.entries(readCategories(root)).map(
		([key, { name = key }]): SelectOption => ({
			value: getCategoryPath(key),
			label: `Blog: ${name}`,
		}),
	);
	const outside = destinationNames.map(
		(name): SelectOption => ({
			value: destinationPrefix + name,
			label: `${getLabel(name)} (outside address)`,
		}),
	);
	return [...pages, ...categories, ...outside];
}
