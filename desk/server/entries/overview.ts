import {
	type ContentKind,
	destinationNames,
	destinationPrefix,
	getMelbourneDate,
} from "../../../content-model/index.ts";
import { getCategoryPath } from "../../../paths/index.ts";
import type { EntryGroup, EntrySummary, Overview } from "../../shared/api/entries.ts";
import type { FieldValues, SelectOption } from "../../shared/api/forms.ts";
import { formatDate } from "../../shared/formatDate.ts";
import { isFieldsPath, listContent, readContent } from "../content/files/contentFiles.ts";
import { settingsFile } from "../content/files/knownFiles.ts";
import { collections, getDeskKind } from "../content/kinds/deskKinds.ts";
import { getKind, getPagePath, isPageKind } from "../content/kinds/kinds.ts";
import { getLabel } from "../content/kinds/labels.ts";
import { readFacts } from "../content/values/facts.ts";
import { readFields } from "../content/values/fields.ts";
import { readCategories } from "../content/values/optionLists.ts";
import { getPosition, getPositionField } from "../content/values/positions.ts";
import { getTitleFromFields } from "../content/values/titles.ts";
import { findFileProblem } from "../content/yaml/readability.ts";

/** A file of the content, with the fields that the list takes from it. */
interface ListedFile {
	path: string;
	kind: ContentKind;
	fields: FieldValues;
}

/** The states of files, by their paths. */
type FileStates = ReadonlyMap<string, EntrySummary["state"]>;

/**
 * Lists every file with fields, grouped as the list shows them.
 * @param states of the files that differ from the last publication
 */
export function createOverview(
	root: string,
	states: FileStates,
): Omit<Overview, "changeCount" | "previewOrigin"> {
	const files = listContent(root)
		.filter(isFieldsPath)
		.map((path): ListedFile => ({ path, kind: getKind(path), fields: readFields(root, path) }));
	return {
		brand: String(readFields(root, settingsFile).brand ?? ""),
		groups: createGroups(root, files, states),
		links: listLinks(root, files),
		facts: readFacts(root),
	};
}

/** Groups files: pages and settings by their titles, each collection as the site shows it. */
function createGroups(
	root: string,
	files: readonly ListedFile[],
	states: FileStates,
): EntryGroup[] {
	const summarise = (file: ListedFile) => createSummary(root, file, states);
	const createGroupByTitle = (name: string, label: string, list: readonly ListedFile[]) => ({
		name,
		label,
		isSortable: false,
		entries: list.map(summarise).sort((a, b) => a.title.localeCompare(b.title)),
	});
	const pages = files.filter(({ kind }) => isPageKind(kind));
	const settings = files.filter(({ kind }) => !(kind.name in collections) && !isPageKind(kind));
	const collectionGroups = Object.entries(collections)
		.filter(([name]) => name !== "page")
		.map(([name, { label, singular, positionField }]) => ({
			name,
			label,
			adds: { kind: name, label: `New ${singular}` },
			isSortable: positionField !== undefined,
			entries: sortEntries(
				files.filter(({ kind }) => kind.name === name),
				positionField,
			).map(summarise),
		}));
	return [
		{ ...createGroupByTitle("page", "Pages", pages), adds: { kind: "page", label: "New page" } },
		createGroupByTitle("settings", "Prices and settings", settings),
		...collectionGroups,
	];
}

/** Sorts the entries of a collection: by their positions, if it has any, else the last date first. */
function sortEntries(
	files: readonly ListedFile[],
	positionField: string | undefined,
): ListedFile[] {
	const getOrder = ({ fields }: ListedFile) =>
		positionField ? (getPosition(fields, positionField) ?? Infinity) : 0;
	const getDate = ({ fields: { date, start } }: ListedFile) => String(date ?? start ?? "");
	return files.toSorted(
		(a, b) => getOrder(a) - getOrder(b) || getDate(b).localeCompare(getDate(a)),
	);
}

function createSummary(
	root: string,
	{ path, kind, fields }: ListedFile,
	states: FileStates,
): EntrySummary {
	// A file whose fields were read is readable, so only the others are parsed for problems.
	const isUnreadable =
		Object.keys(fields).length === 0 &&
		findFileProblem(path, readContent(root, path) ?? Buffer.alloc(0)) !== undefined;
	const page = getPagePath(path, kind);
	const detail = formatDetail(fields);
	const positionField = getPositionField(kind.name);
	return {
		path,
		title: getTitleFromFields(path, fields),
		page,
		...(detail ? { detail } : {}),
		...(positionField && getPosition(fields, positionField) !== undefined
			? { hasPosition: true }
			: {}),
		state: isUnreadable ? "unreadable" : (states.get(path) ?? "published"),
	};
}

function formatDetail({ draft, date, start }: FieldValues): string | undefined {
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
function listLinks(root: string, files: readonly ListedFile[]): SelectOption[] {
	const isPage = ({ kind }: ListedFile) => isPageKind(kind);
	const pagesFirst = [...files.filter(isPage), ...files.filter((file) => !isPage(file))];
	const pages = pagesFirst.flatMap(({ path, kind, fields }): SelectOption[] => {
		const page = getPagePath(path, kind);
		// No link leads to the pages of errors, such as /404.
		return page && !getDeskKind(kind.name).page?.isShared && !/^\/\d{3}$/.test(page)
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
