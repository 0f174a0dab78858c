import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Issue } from "../../../content-model/index.ts";
import { curlQuotes } from "../../../prose/quotes.ts";
import type { DraftResult, FieldIssue, FieldPath, FormValues } from "../../shared/api.ts";
import { nameField, valueField } from "../../shared/fieldNames.ts";
import { type FileChange, getVersion, readContent } from "../content/contentFiles.ts";
import { collections, getDeskKind, getTitleField } from "../content/deskKinds.ts";
import { readFields } from "../content/fields.ts";
import { addFollowUps } from "../content/followUps.ts";
import {
	createCodec,
	findKind,
	findKindByName,
	getPagePath,
	isMarkdown,
} from "../content/kinds.ts";
import { findFileProblem, findSyntaxError } from "../content/readability.ts";
import { getFileTitle, getTitleFromFields } from "../content/titles.ts";
import { writeChanges } from "../content/writeChanges.ts";
import { findRepeatedNames } from "../form/formCodec.ts";
import { HttpError } from "../http/httpError.ts";
import { describeIssue, describeIssues, isValueMissing } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { listUploads, removeUploads } from "./pictures.ts";
import { createPath, readEntry, readText } from "./readEntry.ts";

/** A form as the client submits it. */
export const submittedForm = z.object({
	/** Empty for a new entry. */
	path: z.string(),
	kind: z.string(),
	/** Of the file that the form was filled from; empty for a new entry. */
	version: z.string(),
	data: z.record(z.string(), z.unknown()),
});

type SubmittedForm = z.infer<typeof submittedForm>;

/** The change to a file that a form makes. @param file of the form */
function toFileChange(root: string, { path, data }: SubmittedForm, file: string): FileChange {
	const kind = findKind(file);
	const before = path ? readContent(root, path) : undefined;
	const text = createCodec(kind).toFile(before?.toString(), data, isMarkdown(kind));
	const bytes = Buffer.from(curlQuotes({ file, text }));
	return { path: file, bytes, base: getVersion(before) };
}

/**
 * The file of a form. A new entry whose title is missing or taken is checked under a name of its own, so that
 * everything that is wrong is told at once.
 */
function findFile(root: string, form: SubmittedForm): { file: string; titleIssue?: FieldIssue } {
	const kind = form.path ? findKind(form.path) : findKindByName(form.kind);
	if (!kind) {
		throw new HttpError(404, "There is nothing of this kind.");
	}
	if (form.path) {
		return { file: form.path };
	}
	const fieldPath = getTitleField(form.kind);
	const file = createPath(kind, form.data);
	const freeFile = kind.files.replace("*", `new-${randomUUID()}`);
	if (file === undefined) {
		const titleIssue = { path: "", fieldPath, message: "Fill this in.", isMissing: true } as const;
		return { file: freeFile, titleIssue };
	}
	const current = readContent(root, file);
	// A form whose first answer was lost finds its own words in the file.
	if (!current || toFileChange(root, form, file).bytes?.equals(current)) {
		return { file };
	}
	const message = `The address is taken: there is one of this name already (${getTitleFromFields(file, readFields(root, file))}). Choose another title or name.`;
	return { file: freeFile, titleIssue: { path: "", fieldPath, message } };
}

/** The issues of a form with that of its title, which says what the others say of that field. */
function withTitleIssue(issues: FieldIssue[], titleIssue: FieldIssue | undefined): FieldIssue[] {
	const field = titleIssue?.fieldPath?.join();
	return titleIssue
		? [titleIssue, ...issues.filter(({ fieldPath }) => fieldPath?.join() !== field)]
		: issues;
}

/** Whether a file cannot be read as it is now. */
function isUnreadable(root: string, path: string): boolean {
	const bytes = path === "" ? undefined : readContent(root, path);
	return bytes !== undefined && findFileProblem(path, bytes) !== undefined;
}

/** Lists the issues of a form, each at its field. */
export function toFieldIssues(
	root: string,
	{ path, bytes }: FileChange,
	data: FormValues,
	issues: readonly Issue[],
): FieldIssue[] {
	const codec = createCodec(findKind(path));
	const getTitleOf = (file: string) => getFileTitle(root, file);
	const fieldIssues = issues.map((each): FieldIssue => {
		const issue = attributeToForm(each, path);
		const isOwn = issue.file === path;
		const message = describeIssue(issue, isOwn ? undefined : getTitleOf(issue.file), getTitleOf);
		if (!isOwn) {
			return { path: issue.file, message };
		}
		const fieldPath = codec.findFieldPath(getFormField(issue, bytes), data);
		return {
			path,
			fieldPath: issue.reason?.code === "wrong-name" ? toNameField(fieldPath) : fieldPath,
			message,
			...(isValueMissing(issue) ? { isMissing: true } : {}),
		};
	});
	return [...dropRepeatedMissing(fieldIssues), ...findFormIssues(path, data)];
}

/** Of several issues with an empty field, the one that says most. */
function dropRepeatedMissing(issues: readonly FieldIssue[]): FieldIssue[] {
	return issues.filter(
		(issue) =>
			!issue.isMissing ||
			!issues.some(
				(other) =>
					other.isMissing &&
					other.fieldPath?.join() === issue.fieldPath?.join() &&
					other.message.length > issue.message.length,
			),
	);
}

/** The field of the name of an entry. @param fieldPath of its value */
function toNameField(fieldPath: FieldPath): FieldPath {
	return fieldPath.at(-1) === valueField ? [...fieldPath.slice(0, -1), nameField] : fieldPath;
}

/** Attributes a value that two files share to the file in the form, which is being changed. */
function attributeToForm(issue: Issue, path: string): Issue {
	return issue.reason?.code === "taken" && issue.reason.by === path
		? { ...issue, file: path, reason: { code: "taken", by: issue.file } }
		: issue;
}

/** Maps a line of Markdown to the form's text. */
function getFormField({ field, line }: Issue, bytes: Buffer | undefined): string {
	return line !== undefined && bytes?.toString().startsWith("---") ? "markdown" : field;
}

/** Issues that only a form can have. */
function findFormIssues(path: string, data: FormValues): FieldIssue[] {
	const repeated = findRepeatedNames(data).map((fieldPath) => ({
		path,
		fieldPath,
		message: "Names must be unique.",
	}));
	const ownIssues = getDeskKind(findKind(path).name).findFormIssues?.(data) ?? [];
	return [...repeated, ...ownIssues.map((issue) => ({ path, ...issue }))];
}

/** @throws HttpError with the current file, if it is not the one that the form was filled from. */
export function requireVersion(root: string, path: string, version: string): void {
	const bytes = readContent(root, path);
	if (getVersion(bytes) !== version) {
		throw createVersionError(root, path);
	}
}

/** Why a form that was filled from another version of its file is not saved. */
function createVersionError(root: string, path: string): HttpError {
	const isRemoved = readContent(root, path) === undefined;
	return new HttpError(
		409,
		isRemoved
			? "Somebody has removed this since you opened it. Nothing was saved."
			: "Somebody has changed this since you opened it. Nothing was saved yet: choose what to keep.",
		isRemoved ? {} : { current: readEntry(root, path) },
	);
}

/** Shows a form in the preview. @returns what is wrong with it. */
export async function showDraft(workspace: Workspace, form: SubmittedForm): Promise<DraftResult> {
	const { root } = workspace;
	const version = form.path ? getVersion(readContent(root, form.path)) : "";
	if (form.path && version === "") {
		throw createVersionError(root, form.path);
	}
	if (isUnreadable(root, form.path)) {
		return { issues: [], isShown: false, version };
	}
	const { file, titleIssue } = findFile(root, form);
	const change = toFileChange(root, form, file);
	const changes = addFollowUps(root, [change, ...listUploads(root, change.path, form.data)]);
	if (titleIssue) {
		const others = toFieldIssues(root, change, form.data, await workspace.findNewIssues(changes));
		return { issues: withTitleIssue(others, titleIssue), isShown: false, version };
	}
	const issues = await workspace.showDraft(form.path || form.kind, changes);
	const page = getPagePath(change.path, findKind(change.path));
	return {
		issues: toFieldIssues(root, change, form.data, issues),
		isShown: issues.length === 0,
		...(page ? { page } : {}),
		...(form.path ? {} : { file: { path: change.path, titleField: getTitleField(form.kind) } }),
		version,
	};
}

/** Saves a form. @throws HttpError with what is wrong; then nothing was written. */
export async function saveForm(
	workspace: Workspace,
	form: SubmittedForm,
): Promise<{ path: string }> {
	const { root } = workspace;
	if (isUnreadable(root, form.path)) {
		throw createVersionError(root, form.path);
	}
	const { file, titleIssue } = findFile(root, form);
	const change = toFileChange(root, form, file);
	// A form whose first answer was lost finds its own words in the file.
	const isSaved = change.bytes?.equals(readContent(root, change.path) ?? Buffer.alloc(0)) === true;
	if (!isSaved) {
		requireVersion(root, change.path, form.version);
	}
	const pictures = listUploads(root, change.path, form.data);
	const changes = addFollowUps(root, [change, ...pictures]);
	const fieldIssues = toFieldIssues(
		root,
		change,
		form.data,
		await workspace.findNewIssues(changes),
	);
	const issues = withTitleIssue(fieldIssues, titleIssue);
	if (issues.length > 0) {
		throw new HttpError(422, "Nothing was saved yet.", { issues });
	}
	if (!isSaved) {
		// Somebody may have changed the file by hand during the check.
		requireVersion(root, change.path, form.version);
	}
	writeChanges(root, changes);
	removeUploads(pictures);
	await workspace.showDraft(form.path || form.kind, undefined);
	return { path: change.path };
}

/** Saves a file as text: the way to fix one that cannot be read. */
export async function saveText(
	workspace: Workspace,
	{ path, version, text }: { path: string; version: string; text: string },
): Promise<void> {
	const { root } = workspace;
	requireTextVersion(root, path, version);
	const problem = findSyntaxError(path, text);
	if (problem) {
		throw new HttpError(422, `Line ${problem.line}: ${problem.message}`, { line: problem.line });
	}
	const change = { path, bytes: Buffer.from(text), base: version };
	const issues = await workspace.findNewIssues([change]);
	if (issues.length > 0) {
		throw new HttpError(
			422,
			issues.map((issue) => describeIssue(issue, getFileTitle(root, issue.file))).join(" "),
		);
	}
	requireTextVersion(root, path, version);
	writeChanges(root, [change]);
	workspace.refreshPreview();
}

/** @throws HttpError with the current text, if it is not the one that the person has edited. */
function requireTextVersion(root: string, path: string, version: string): void {
	const file = readText(root, path);
	if (file.version !== version) {
		throw new HttpError(
			409,
			"Somebody has changed this since you opened it. Nothing was saved: choose which text to keep.",
			{ file },
		);
	}
}

/** Reorders entries: each gets the number of its position. */
export async function reorderEntries(
	workspace: Workspace,
	paths: readonly string[],
): Promise<void> {
	const { root } = workspace;
	const kind = findKind(paths[0] ?? "");
	const field = collections[kind.name]?.orderField;
	if (!field) {
		throw new HttpError(404, "These have no order of their own.");
	}
	const codec = createCodec(kind);
	const changes = paths.flatMap((path, index): FileChange[] => {
		const before = readContent(root, path);
		const text = before?.toString() ?? "";
		const form = codec.toForm(text);
		if (form[field] === undefined || form[field] === index + 1) {
			return [];
		}
		const bytes = Buffer.from(codec.toFile(text, { ...form, [field]: index + 1 }, false));
		return [{ path, bytes, base: getVersion(before) }];
	});
	const issues = await workspace.findNewIssues(changes);
	if (issues.length > 0) {
		const sentences = describeIssues(issues, (file) => getFileTitle(root, file));
		throw new HttpError(422, sentences.join(" "));
	}
	writeChanges(root, changes);
	workspace.refreshPreview();
}
