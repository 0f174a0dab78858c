import type { FieldValues } from "../../../shared/api/forms.ts";
import { isFieldsPath, listContent } from "../files/contentFiles.ts";
import { collections, getDeskKind } from "../kinds/deskKinds.ts";
import { formatFileName, getKind, getPagePath } from "../kinds/kinds.ts";
import { readFields } from "./fields.ts";

/** Gets the title of a file. */
export function getTitleFromFields(path: string, fields: FieldValues): string {
	const [name, ...inner] = collections[getKind(path).name]?.titleField ?? [];
	// The title of a page is inside a group, and may be a sentence: a page is called by the name of its file.
	const titleValue = inner.length > 0 ? undefined : fields[String(name)];
	if (typeof titleValue === "string" && titleValue) {
		return titleValue;
	}
	return getDeskKind(getKind(path).name).title ?? formatFileName(path);
}

/** Gets the title of a file as it is now; the path of a picture. */
export function getFileTitle(root: string, path: string): string {
	return isFieldsPath(path) ? getTitleFromFields(path, readFields(root, path)) : path;
}

/** Lists the files of a kind. */
export function listFilesOfKind(root: string, name: string): string[] {
	return listContent(root).filter((path) => isFieldsPath(path) && getKind(path).name === name);
}

/** Finds the title of the file that a page shows. */
export function findPageTitle(root: string, page: string): string | undefined {
	const path = listContent(root).find(
		(other) =>
			isFieldsPath(other) &&
			!getDeskKind(getKind(other).name).page?.isShared &&
			getPagePath(other, getKind(other)) === page,
	);
	return path && getTitleFromFields(path, readFields(root, path));
}
