import type { ContentKind } from "../../content-model/index.ts";
import type { FieldPath, FormValues } from "../shared/api.ts";
import { isFieldsPath, listContent } from "./contentFiles.ts";
import { readFields } from "./fields.ts";
import { collections, findKind, formatFileName, getPagePath } from "./kinds.ts";

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
export function isPartOfPage({ name }: ContentKind): boolean {
	return ["testimonial", "site", "event", "agreement", "pricing"].includes(name);
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
