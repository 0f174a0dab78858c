import { getValue, type Issue } from "../../../content-model/index.ts";
import type { FieldIssue, FieldPath, FieldValues } from "../../shared/api/forms.ts";
import { nameField, valueField } from "../../shared/fieldNames.ts";
import { isSameFieldPath } from "../../shared/form/fieldPath.ts";
import type { FileWrite } from "../content/files/contentFiles.ts";
import { getDeskKind, getTitleField } from "../content/kinds/deskKinds.ts";
import { getKind } from "../content/kinds/kinds.ts";
import { getFileTitle } from "../content/values/titles.ts";
import { findFieldPath } from "../form/findFieldPath.ts";
import { isPictureInFile } from "../form/isPictureInFile.ts";
import { findRepeatedNames } from "../form/itemNames.ts";
import { attributeIssue, getIssueField } from "../issues/contentIssues.ts";
import {
	describeIssue,
	describeIssueElsewhere,
	describePictureIssue,
	isValueMissing,
} from "../issues/describeIssue.ts";

/** Lists the issues of a form, each at its field. @param write by which the form is saved */
export function toFieldIssues(
	root: string,
	write: FileWrite,
	data: FieldValues,
	issues: readonly Issue[],
): FieldIssue[] {
	const { path } = write;
	const getTitle = (file: string) => getFileTitle(root, file);
	const fieldIssues = dropClosingTags(issues).map((reported): FieldIssue => {
		const issue = attributeIssue(reported, path);
		const isOwn = issue.file === path;
		const { file } = issue;
		const pictureField = isOwn ? undefined : findPictureField(file, write);
		if (pictureField) {
			return { path, fieldPath: [pictureField], message: describePictureIssue(issue) };
		}
		if (!isOwn) {
			return { path: file, message: describeIssueElsewhere(root, issue) };
		}
		const message = describeIssue(issue, getTitle);
		if (issue.reason?.code === "reserved-name") {
			// The name of a new file is made from its title.
			return { path, fieldPath: getTitleField(getKind(path).name), message };
		}
		const fieldPath = findFieldPath(getIssueField(issue), data);
		return {
			path,
			fieldPath: issue.reason?.code === "wrong-name" ? toNameField(fieldPath) : fieldPath,
			message,
			...(isValueMissing(issue) ? { isMissing: true } : {}),
		};
	});
	return [...dropRepeatedMissing(fieldIssues), ...findFormIssues(path, data)];
}

/** Adds the issue of a title, which takes the place of the others at that field. */
export function addTitleIssue(
	issues: FieldIssue[],
	titleIssue: FieldIssue | undefined,
): FieldIssue[] {
	return titleIssue
		? [
				titleIssue,
				...issues.filter(({ fieldPath }) => !isSameFieldPath(fieldPath, titleIssue.fieldPath)),
			]
		: issues;
}

/** Keeps of several issues with an empty field the one that says most. */
function dropRepeatedMissing(issues: readonly FieldIssue[]): FieldIssue[] {
	return issues.filter(
		(issue) =>
			!issue.isMissing ||
			!issues.some(
				(other) =>
					other.isMissing &&
					isSameFieldPath(other.fieldPath, issue.fieldPath) &&
					other.message.length > issue.message.length,
			),
	);
}

/** Drops closing tags of HTML: who takes out the opening one sees them. */
function dropClosingTags(issues: readonly Issue[]): Issue[] {
	const tags = issues.map(({ reason }) => (reason?.code === "html" ? reason.tag : ""));
	return issues.filter((_issue, index) => {
		const [, name] = /^<\/([\w-]+)/.exec(tags[index] ?? "") ?? [];
		return !name || !tags.some((tag) => tag.startsWith(`<${name}`));
	});
}

/** Finds the field of a form that shows a picture. @param bytes of the form's file, in which the picture has its name */
function findPictureField(picture: string, { path, bytes }: FileWrite): string | undefined {
	const { pictures } = getDeskKind(getKind(path).name);
	return pictures?.field && bytes && isPictureInFile(picture, path, bytes)
		? pictures.field
		: undefined;
}

/** Gets the field of an item's name. @param fieldPath of its value */
function toNameField(fieldPath: FieldPath): FieldPath {
	return fieldPath.at(-1) === valueField ? [...fieldPath.slice(0, -1), nameField] : fieldPath;
}

/** Finds issues that only a form can have. */
function findFormIssues(path: string, data: FieldValues): FieldIssue[] {
	const repeatedNames = findRepeatedNames(data).map((fieldPath) => ({
		path,
		fieldPath,
		message: `“${getValue(data, fieldPath)}” is in this list already.`,
	}));
	const ownIssues = getDeskKind(getKind(path).name).form?.findIssues?.(data) ?? [];
	return [...repeatedNames, ...ownIssues.map((issue) => ({ path, ...issue }))];
}
