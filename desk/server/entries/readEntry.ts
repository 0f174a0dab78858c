import { type ContentKind, getValue, toSlug } from "../../../content-model/index.ts";
import { getFixedPagePath } from "../../../paths/index.ts";
import type { Entry, FileText } from "../../shared/api/entries.ts";
import type { FieldGroup, FieldValues, SelectOption } from "../../shared/api/forms.ts";
import { getVersion, isFieldsPath, readContent } from "../content/files/contentFiles.ts";
import { collections, getDeskKind, getTitleField } from "../content/kinds/deskKinds.ts";
import {
	findKindByName,
	getKind,
	getKindLabel,
	getPagePath,
	getSlug,
} from "../content/kinds/kinds.ts";
import { readFields } from "../content/values/fields.ts";
import { readOptionLists } from "../content/values/optionLists.ts";
import { createPosition } from "../content/values/positions.ts";
import { findPublicPage } from "../content/values/publicPages.ts";
import { getTitleFromFields, listFilesOfKind } from "../content/values/titles.ts";
import { parseFields } from "../content/yaml/parseFields.ts";
import { decodeText, findFileProblem } from "../content/yaml/readability.ts";
import { createFormSchema } from "../form/createFormSchema.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { tryReadPublished } from "../git/git.ts";
import { Refusal } from "../refusals/refusal.ts";

/** Reads a file as a form, or as text where it cannot be read. */
export function readEntry(root: string, path: string): Entry | FileText {
	const file = readText(root, path);
	return file.message ? file : createEntry(root, file);
}

/** Creates the form of a file from a text that can be read. @param file which may be another on the disk by now */
export function createEntry(
	root: string,
	{ path, version, text }: Pick<FileText, "path" | "version" | "text">,
): Entry {
	const kind = getKind(path);
	const page = getPagePath(path, kind);
	// Where Git cannot tell, it may be published.
	const isPublished = tryReadPublished(root, [path])?.has(path) ?? true;
	return {
		...createEntryForm(root, kind),
		path,
		title: getTitleFromFields(path, parseFields(text)),
		page,
		...(isPublished ? { isPublished } : {}),
		...(findPublicPage(root, path) ? { needsRedirect: true } : {}),
		successors: getDeskKind(kind.name).isAuthor ? listSuccessors(root, path) : undefined,
		isNew: false,
		version,
		data: createFormCodec(kind).toFormData(text),
		isRemovable: kind.name in collections,
	};
}

/** Lists who can be given the articles of a person. */
function listSuccessors(root: string, path: string): SelectOption[] {
	return readOptionLists(root).author.filter(({ value }) => value !== getSlug(path));
}

/** Reads a file as text, whether it can be read or not. */
export function readText(root: string, path: string): FileText {
	const bytes = readContent(root, path);
	if (!bytes || !isFieldsPath(path)) {
		throw new Refusal("missing", `${path} is not there any more.`);
	}
	const problem = findFileProblem(path, bytes) ?? { line: 1, message: "" };
	return { path, version: getVersion(bytes), text: decodeText(bytes), ...problem };
}

/** Reads the form of a file, which may be gone. @throws Refusal where files of its path have none */
export function readFormSchema(root: string, path: string): FieldGroup {
	return createFormSchema(getKind(path), readOptionLists(root));
}

/** Creates an empty form for a new file of a kind. */
export function createBlankEntry(root: string, name: string): Entry {
	const kind = findKindByName(name);
	const collection = collections[name];
	if (!kind || !collection) {
		throw new Refusal("missing", "Nothing of this kind can be added.");
	}
	const { isShared, list } = getDeskKind(name).page ?? {};
	const page = isShared ? getPagePath("", kind) : list && getFixedPagePath(list);
	return {
		...createEntryForm(root, kind),
		path: "",
		page,
		title: `New ${collection.singular}`,
		isNew: true,
		version: "",
		data: createBlankData(root, name),
		isRemovable: false,
	};
}

function createEntryForm(root: string, kind: ContentKind) {
	const { collection, page, form: ownForm } = getDeskKind(kind.name);
	return {
		kind: kind.name,
		kindLabel: getKindLabel(kind),
		formSchema: createFormSchema(kind, readOptionLists(root)),
		titleField: collection?.titleField,
		positionField: collection?.positionField,
		sharesPage: page?.isShared,
		sourcesField: ownForm?.sourcesField,
		followsTimes: ownForm?.followsTimes,
	};
}

/** Creates the initial values of a new entry. */
function createBlankData(root: string, name: string): FieldValues {
	const others = listFilesOfKind(root, name).map((path) => readFields(root, path));
	return { ...createPosition(root, name), ...collections[name]?.createValues?.(others) };
}

/** Creates the path of a new entry, named for its title; undefined if there is no title yet. */
export function createPath({ name, files }: ContentKind, data: FieldValues): string | undefined {
	const slug = toSlug(String(getValue(data, getTitleField(name)) ?? ""));
	return slug ? files.replace("*", slug) : undefined;
}
