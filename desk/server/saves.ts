import { z } from "zod";
import type { Data, FieldIssue } from "../api.ts";
import { type Issue, withCurlyQuotes } from "../contentModel.ts";
import { repeatedNames } from "../form/formData.ts";
import { type FileChange, isFieldsPath, readContent, versionOf } from "./contentFiles.ts";
import { entryOf, fieldsOf, formsOfKind, namingPlace, newPath, titleOf } from "./entries.ts";
import { phoneLink, withFollowUps } from "./followUps.ts";
import { isMarkdown, kindNamed, kindOf, orderFields, pageOf } from "./kinds.ts";
import { placedPictures, removePlaced } from "./pictures.ts";
import { plainIssue } from "./plainIssue.ts";
import { Refusal } from "./refusal.ts";
import { unreadable, type Workspace } from "./workspace.ts";
import { writeChanges } from "./writeChanges.ts";

/** A form as it is filled in. */
export const filledForm = z.object({
	/** Empty for a new entry. */
	path: z.string(),
	kind: z.string(),
	/** Of the file that the form was filled from; empty for a new entry. */
	version: z.string(),
	data: z.record(z.string(), z.unknown()),
});

type Filled = z.infer<typeof filledForm>;

/** The file a form is for, and what it would say. */
export function changeOf(root: string, { path, kind: name, data }: Filled): FileChange {
	const kind = path ? kindOf(path) : kindNamed(name);
	if (!kind) {
		throw new Refusal(404, "There is nothing of this kind.");
	}
	const file = path || newPath(name, data);
	const before = path ? readContent(root, path)?.toString() : undefined;
	const isBroken = before !== undefined && unreadable(file, before) !== undefined;
	const text = formsOfKind(root, kind).fileOf(
		isBroken ? undefined : before,
		data,
		isMarkdown(kind),
	);
	return { path: file, bytes: Buffer.from(withCurlyQuotes({ file, text })) };
}

/** What is wrong with a form, each at its field. */
export function fieldIssues(
	root: string,
	{ path, bytes }: FileChange,
	data: Data,
	issues: readonly Issue[],
): FieldIssue[] {
	const forms = formsOfKind(root, kindOf(path));
	const found = issues.map((issue): FieldIssue => {
		const isOwn = issue.file === path;
		const message = plainIssue(issue, isOwn ? undefined : ownTitle(root, issue.file));
		return isOwn
			? { path, place: forms.placeInForm(placeName(issue.field, bytes), data), message }
			: { path: issue.file, message };
	});
	return [...found, ...formIssues(path, data)];
}

/** A line of Markdown is in the form's text. */
function placeName(field: string, bytes: Buffer | undefined): string {
	return /\bline \d+$/.test(field) && bytes?.toString().startsWith("---") ? "markdown" : field;
}

function ownTitle(root: string, path: string): string {
	return isFieldsPath(path) ? titleOf(path, fieldsOf(root, path)) : path;
}

/** What only a form can have wrong. */
function formIssues(path: string, data: Data): FieldIssue[] {
	const repeated = repeatedNames(data).map((place) => ({
		path,
		place,
		message: "This is in the list already. Give each entry its own.",
	}));
	const phone = (data.contact as Data | undefined)?.phone;
	const isPhoneWrong = path === "content/site.yaml" && !phoneLink(String(phone ?? ""));
	return isPhoneWrong
		? [
				...repeated,
				{
					path,
					place: ["contact", "phone"],
					message: "Type a whole number, such as 03 7010 0142, 0491 570 006 or +61 3 7010 0142.",
				},
			]
		: repeated;
}

/** @throws Refusal with the file as it is now, where it is not what the form was filled from. */
export function requireVersion(root: string, path: string, version: string): void {
	const bytes = readContent(root, path);
	const now = bytes ? versionOf(bytes) : "";
	if (now === version) {
		return;
	}
	if (version === "") {
		throw new Refusal(
			422,
			`The address is taken: there is one of this name already (${titleOf(path, fieldsOf(root, path))}). Choose another title or name.`,
			{ place: namingPlace(kindOf(path).name) },
		);
	}
	throw new Refusal(
		409,
		bytes
			? "Somebody has changed this since you opened it. Nothing was saved yet: choose what to keep."
			: "Somebody has removed this since you opened it. Nothing was saved.",
		bytes ? { current: entryOf(root, path) } : { removed: true },
	);
}

/** Why a new entry has no address of its own yet. */
function namingProblem(root: string, { kind, data }: Filled): FieldIssue | undefined {
	try {
		requireVersion(root, newPath(kind, data), "");
	} catch (error) {
		if (error instanceof Refusal) {
			return { path: "", place: namingPlace(kind), message: error.message };
		}
		throw error;
	}
}

/** Shows a form in the preview. @returns what is wrong with it. */
export async function draft(workspace: Workspace, filled: Filled) {
	const { root } = workspace;
	const unnamed = filled.path ? undefined : namingProblem(root, filled);
	if (unnamed) {
		return { issues: [unnamed], shown: false, version: "" };
	}
	const change = changeOf(root, filled);
	const changes = withFollowUps(root, [change, ...placedPictures(root, change.path, filled.data)]);
	const issues = await workspace.showDraft(filled.path || filled.kind, changes);
	const page = pageOf(change.path, kindOf(change.path));
	const bytes = filled.path ? readContent(root, filled.path) : undefined;
	return {
		issues: fieldIssues(root, change, filled.data, issues),
		shown: issues.length === 0,
		...(page ? { page } : {}),
		...(filled.path ? {} : { file: { path: change.path, naming: namingPlace(filled.kind) } }),
		version: bytes ? versionOf(bytes) : "",
	};
}

/** Saves a form. @throws Refusal with what is wrong; then nothing was written. */
export async function save(workspace: Workspace, filled: Filled): Promise<{ path: string }> {
	const { root } = workspace;
	const change = changeOf(root, filled);
	requireVersion(root, change.path, filled.version);
	const pictures = placedPictures(root, change.path, filled.data);
	const changes = withFollowUps(root, [change, ...pictures]);
	const issues = fieldIssues(root, change, filled.data, await workspace.newIssues(changes));
	if (issues.length > 0) {
		throw new Refusal(422, "Nothing was saved yet.", { issues });
	}
	// Somebody may have changed the file by hand during the check.
	requireVersion(root, change.path, filled.version);
	writeChanges(root, changes);
	removePlaced(root, pictures);
	await workspace.showDraft(filled.path || filled.kind, undefined);
	return { path: change.path };
}

/** Saves a file as text: the way back for one that cannot be read. */
export async function saveText(
	workspace: Workspace,
	{ path, version, text }: { path: string; version: string; text: string },
): Promise<void> {
	const { root } = workspace;
	requireVersion(root, path, version);
	const problem = unreadable(path, text);
	if (problem) {
		throw new Refusal(422, `Line ${problem.line}: ${problem.message}`, { line: problem.line });
	}
	const change = { path, bytes: Buffer.from(text) };
	const issues = await workspace.newIssues([change]);
	if (issues.length > 0) {
		throw new Refusal(422, issues.map((issue) => `${issue.field}: ${plainIssue(issue)}`).join(" "));
	}
	requireVersion(root, path, version);
	writeChanges(root, [change]);
	workspace.refreshPreview();
}

/** Removes an entry. @param redirect where its address leads from now on. */
export async function remove(
	workspace: Workspace,
	{ path, version, redirect }: { path: string; version: string; redirect: string },
): Promise<void> {
	const { root } = workspace;
	requireVersion(root, path, version);
	const page = pageOf(path, kindOf(path));
	const changes = withFollowUps(root, [
		{ path, bytes: undefined },
		...(redirect && page ? [withRedirect(root, page, redirect)] : []),
	]);
	const issues = await workspace.newIssues(changes);
	if (issues.length > 0) {
		const sentences = issues.map((issue) => `${ownTitle(root, issue.file)}: ${plainIssue(issue)}`);
		throw new Refusal(422, `It cannot be removed yet. ${sentences.join(" ")}`, {
			needsRedirect: issues.some(({ file }) => file === "content/published.txt"),
		});
	}
	requireVersion(root, path, version);
	writeChanges(root, changes);
	await workspace.showDraft(path, undefined);
}

function withRedirect(root: string, from: string, to: string): FileChange {
	const path = "content/redirects.yaml";
	const kind = kindOf(path);
	const forms = formsOfKind(root, kind);
	const text = readContent(root, path)?.toString() ?? "";
	const form = forms.formOf(text);
	const list = Array.isArray(form.redirects) ? form.redirects : [];
	const redirects = [...list, { key: from, value: to }];
	return { path, bytes: Buffer.from(forms.fileOf(text, { ...form, redirects }, false)) };
}

/** Puts entries into an order of their own: each takes the place that its position gives. */
export async function reorder(workspace: Workspace, paths: readonly string[]): Promise<void> {
	const { root } = workspace;
	const kind = kindOf(paths[0] ?? "");
	const field = orderFields[kind.name];
	if (!field) {
		throw new Refusal(404, "These have no order of their own.");
	}
	const forms = formsOfKind(root, kind);
	const changes = paths.flatMap((path, index): FileChange[] => {
		const text = readContent(root, path)?.toString() ?? "";
		const form = forms.formOf(text);
		return form[field] === undefined || form[field] === index + 1
			? []
			: [{ path, bytes: Buffer.from(forms.fileOf(text, { ...form, [field]: index + 1 }, false)) }];
	});
	const issues = await workspace.newIssues(changes);
	if (issues.length > 0) {
		throw new Refusal(422, issues.map((issue) => plainIssue(issue)).join(" "));
	}
	writeChanges(root, changes);
	workspace.refreshPreview();
}
