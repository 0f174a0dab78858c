import { getValue, type Issue } from "../../../content-model/index.ts";
import type { ContentWritten, Entry } from "../../shared/api/entries.ts";
import type { FieldIssue, FormCheck, SubmittedForm, TabForm } from "../../shared/api/forms.ts";
import { getVersion, readContent } from "../content/files/contentFiles.ts";
import { addDependentWrites } from "../content/files/dependentWrites.ts";
import { getTitleField } from "../content/kinds/deskKinds.ts";
import { getKind, getPagePath } from "../content/kinds/kinds.ts";
import { trackPosition } from "../content/values/positions.ts";
import { getFileTitle } from "../content/values/titles.ts";
import { findFileProblem } from "../content/yaml/readability.ts";
import { isPictureInFile } from "../form/isPictureInFile.ts";
import { Refusal } from "../refusals/refusal.ts";
import { findSavedNames, recordSavedNames, renamePictures } from "../uploads/uploadNames.ts";
import { deleteSavedUploads, listUploads } from "../uploads/uploads.ts";
import type { PendingEdit } from "../workspace/pendingEdits.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { addTitleIssue, toFieldIssues } from "./fieldIssues.ts";
import { createEntry } from "./readEntry.ts";
import { createVersionError, requireVersion } from "./requireVersion.ts";
import { chooseFile, toFileWrite } from "./submittedForm.ts";

/** Checks a form, and shows it in the preview if it has no issues. */
export async function checkForm(workspace: Workspace, form: TabForm): Promise<FormCheck> {
	const { root } = workspace;
	const { path, kind } = form;
	const version = path ? getVersion(readContent(root, path)) : "";
	if (path && version === "") {
		throw createVersionError(root, path);
	}
	if (path && !isReadable(root, path)) {
		return { issues: [], isShown: false, version };
	}
	const formWrites = createFormWrites(root, form);
	const { file, titleIssue, writes } = formWrites;
	// A form without a usable title has no file yet, and is only checked.
	const newIssues = titleIssue
		? await workspace.findNewIssues(writes)
		: await workspace.previewEdit(createPendingEdit(root, form), writes);
	const issues = listFormIssues(root, form, formWrites, newIssues);
	if (titleIssue) {
		return { issues, isShown: false, version };
	}
	return {
		issues,
		isShown: newIssues.length === 0,
		page: getPagePath(file, getKind(file)),
		file: path ? undefined : { path: file, titleField: getTitleField(kind) },
		// The file of a new entry is there only once this form was saved, by a browser that lost the answer.
		version: getVersion(readContent(root, file)),
	};
}

/**
 * Saves a form.
 * @returns the entry as it was written: who has changed the file since is found out by its version
 * @throws Refusal with its issues; then nothing was written.
 */
export async function saveForm(
	workspace: Workspace,
	form: TabForm,
): Promise<Entry & ContentWritten> {
	const { root } = workspace;
	if (form.path && !isReadable(root, form.path)) {
		throw createVersionError(root, form.path);
	}
	const formWrites = createFormWrites(root, form);
	const { file, titleIssue, write, writes, uploads, savedNames } = formWrites;
	// A browser that lost the first response sends the form again: the file then has these bytes already.
	const isRepeated = write.bytes?.equals(readContent(root, file) ?? Buffer.alloc(0)) === true;
	const { written } = await workspace.save({
		requireCurrent: () => {
			if (!isRepeated) {
				requireVersion(root, file, form.version);
			}
		},
		createWrites: () => writes,
		// The preview starts to build the page while the check runs, so that it is ready when the form is saved.
		...(titleIssue ? {} : { edit: createPendingEdit(root, form) }),
		closes: form,
		refuse: (newIssues) => {
			const issues = listFormIssues(root, form, formWrites, newIssues);
			return issues.length > 0
				? new Refusal("invalid", "Nothing was saved yet.", { issues })
				: undefined;
		},
		carryOut: (writeAll) => {
			recordSavedNames(root, form.kind, savedNames);
			writeAll();
			deleteSavedUploads(uploads);
		},
	});
	const bytes = writes.find(({ path }) => path === file)?.bytes;
	const entry = createEntry(root, { path: file, version: getVersion(bytes), text: String(bytes) });
	return { ...entry, written };
}

/** Lists the issues of a form, each at its field: those of the content with it, and its own. */
function listFormIssues(
	root: string,
	form: SubmittedForm,
	{ titleIssue, write }: FormWrites,
	newIssues: readonly Issue[],
): FieldIssue[] {
	return addTitleIssue(toFieldIssues(root, write, form.data, newIssues), titleIssue);
}

type FormWrites = ReturnType<typeof createFormWrites>;

/** Creates the writes by which a form is saved: its file, its pictures, and what follows from them. */
function createFormWrites(root: string, form: SubmittedForm) {
	const hasPicture = (picture: string) => isPictureSaved(root, form.path, picture);
	const savedNames = findSavedNames(root, form, hasPicture);
	const savedForm = { ...form, data: renamePictures(form, savedNames) };
	const { file, titleIssue } = chooseFile(root, savedForm);
	const write = toFileWrite(root, savedForm, file);
	const uploads = listUploads(root, file, form.data, savedNames, hasPicture);
	const writes = addDependentWrites(root, [write, ...uploads]);
	return { file, titleIssue, write, uploads, savedNames, writes };
}

/** Creates the pending edit of a form, which follows what becomes of its file. */
function createPendingEdit(root: string, form: TabForm): PendingEdit {
	const { path, kind, tab, data } = form;
	const title = path ? getFileTitle(root, path) : String(getValue(data, getTitleField(kind)) ?? "");
	const getForm = trackPosition(root, form);
	return {
		path,
		kind,
		tab,
		title,
		createWrites: () => {
			if (path && !isReadable(root, path)) {
				throw createVersionError(root, path);
			}
			const { titleIssue, writes } = createFormWrites(root, getForm());
			if (titleIssue) {
				throw new Refusal("invalid", titleIssue.message);
			}
			return writes;
		},
	};
}

/** Checks whether a file is there, and can be read as it is now. */
function isReadable(root: string, path: string): boolean {
	const bytes = readContent(root, path);
	return bytes !== undefined && findFileProblem(path, bytes) === undefined;
}

/**
 * Checks whether an entry has a picture as it is saved. Another one of the same name may still wait, dropped on a form
 * that was discarded.
 * @param path of the entry's file; there is none of a new one.
 */
function isPictureSaved(root: string, path: string, picture: string): boolean {
	const bytes = path ? readContent(root, path) : undefined;
	return (
		bytes !== undefined &&
		readContent(root, picture) !== undefined &&
		isPictureInFile(picture, path, bytes)
	);
}
