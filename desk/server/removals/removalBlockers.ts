import type { Issue } from "../../../content-model/index.ts";
import type { RemovalBlocker } from "../../shared/api/removals.ts";
import { isFieldsPath, readContent } from "../content/files/contentFiles.ts";
import { findKind, getOwnPagePath, getSlug } from "../content/kinds/kinds.ts";
import { readFields } from "../content/values/fields.ts";
import { getFileTitle } from "../content/values/titles.ts";
import { findFieldPath } from "../form/fieldPaths.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { describeRemovalBlocker } from "../issues/describeIssue.ts";

/** Creates what is in the way of a removal from the issues that it would cause in entries. @param path of the entry */
export function createBlockers(
	root: string,
	path: string,
	issues: readonly Issue[],
): RemovalBlocker[] {
	return issues
		.filter(({ file }) => isFieldsPath(file))
		.map((issue) => {
			const { file, field } = issue;
			const kind = findBlockerKind(path, issue);
			const title = getFileTitle(root, file);
			const form = createFormCodec(findKind(file)).toForm(String(readContent(root, file) ?? ""));
			return {
				path: file,
				fieldPath: findFieldPath(field, form),
				title,
				message: describeRemovalBlocker(issue, kind, { title, fields: readFields(root, file) }),
				kind,
			};
		});
}

/** Finds how an issue names an entry, whose removal would cause it. */
function findBlockerKind(
	path: string,
	{ file, field, value, received, reason }: Issue,
): RemovalBlocker["kind"] {
	if (reason?.code === "unknown-page") {
		const page = String(value ?? received).replace(/[?#].*$/, "");
		return page === getOwnPagePath(path) ? "link" : "other";
	}
	if (value !== getSlug(path)) {
		return "other";
	}
	if (field === "author") {
		return "byline";
	}
	return file.endsWith(".yaml") && /\.\d+$/.test(field) ? "listed" : "named";
}
