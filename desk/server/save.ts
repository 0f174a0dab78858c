import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { ContentError, shownField } from "../../app/content/issues.ts";
import { createSite } from "../../app/site/site.server.ts";
import { withCurlyQuotes } from "../../scripts/prose/quotes.ts";
import { editYaml } from "../form/editYaml.ts";
import { type FileChange, Refusal, readContent, shaOf, writeChanges } from "./contentFiles.ts";

/** What the editor sends to be saved: the body of Gitea's request to change several files. */
export const saveRequest = z.object({
	files: z
		.array(
			z.object({
				operation: z.enum(["create", "update", "delete"]),
				path: z.string(),
				content: z.base64().default(""),
				/** The file as the editor last saw it, by Git's name for its bytes. */
				sha: z.string().optional(),
				from_path: z.string().optional(),
			}),
		)
		.min(1)
		.max(40),
});

type SavedFile = z.infer<typeof saveRequest>["files"][number];

/**
 * Saves what the editor sends, once the site can be made of it.
 * @param root folder that holds `content/`.
 * @throws Refusal with what is wrong, in the words of a build; then nothing was written.
 */
export async function save(root: string, files: readonly SavedFile[]): Promise<void> {
	requireUnchanged(root, files);
	const changes = files.flatMap(({ operation, path, content, from_path: before }): FileChange[] => [
		...(before && before !== path ? [{ path: before, bytes: undefined }] : []),
		{ path, bytes: operation === "delete" ? undefined : bytesOf(path, content) },
	]);
	const all = [...changes, ...eventPageChanges(root, files)];
	await checkChanges(root, all, "Nothing was saved.");
	// Somebody may have changed a file by hand meanwhile.
	requireUnchanged(root, files);
	writeChanges(root, all);
}

/** What is written: of words, with the curly quotation marks that keyboards do not have. */
function bytesOf(file: string, content: string): Buffer {
	const bytes = Buffer.from(content, "base64");
	const isText = /\.(?:md|yaml)$/.test(file);
	return isText ? Buffer.from(withCurlyQuotes({ file, text: bytes.toString() })) : bytes;
}

/** @throws Refusal where a file is no longer what the form was filled from. */
function requireUnchanged(root: string, files: readonly SavedFile[]): void {
	for (const { operation, path, sha, from_path: before } of files) {
		const bytes = readContent(root, before ?? path);
		const now = bytes && shaOf(bytes);
		const isNew = operation === "create";
		if (isNew ? bytes : now === undefined || (sha && sha !== now)) {
			const what = isNew ? "exists already" : "has changed since you opened it";
			throw new Refusal(
				409,
				`${path} ${what}. Nothing was saved, and your words are still in the form: copy what you need, reload the page and put it in again.`,
			);
		}
	}
}

/**
 * An event has its page among the outside addresses: a new one begins with the page of all events, and
 * a renamed one keeps its own.
 */
function eventPageChanges(root: string, files: readonly SavedFile[]): FileChange[] {
	const path = "content/destinations.yaml";
	const events = files.filter((file) => eventSlug(file.path));
	const text = readContent(root, path)?.toString();
	if (events.length === 0 || !text || files.some((file) => file.path === path)) {
		return [];
	}
	const value: { eventsPage?: string; eventPages?: Record<string, string> } = parse(text);
	const pages = { ...value.eventPages };
	for (const { operation, path: file, from_path: before = file } of events) {
		const page = pages[eventSlug(before)] ?? value.eventsPage ?? "";
		delete pages[eventSlug(before)];
		if (operation !== "delete") {
			pages[eventSlug(file)] = page;
		}
	}
	const edited = editYaml(text, { ...value, eventPages: pages });
	return edited === text ? [] : [{ path, bytes: Buffer.from(edited) }];
}

/** The name of an event's file; empty for any other file. */
function eventSlug(path: string): string {
	return /^content\/events\/(.*)\.yaml$/.exec(path)?.[1] ?? "";
}

/**
 * Makes the site of a copy of the content with the changes in it.
 * @param outcome what does not happen where it cannot be made, as a sentence.
 * @throws Refusal with that sentence and the issues.
 */
export async function checkChanges(
	root: string,
	changes: readonly FileChange[],
	outcome: string,
): Promise<void> {
	const cache = join(root, ".cache/desk");
	mkdirSync(cache, { recursive: true });
	const copy = mkdtempSync(join(cache, "check-"));
	try {
		cpSync(join(root, "content"), join(copy, "content"), { recursive: true });
		writeChanges(copy, changes);
		await createSite(copy);
	} catch (error) {
		if (error instanceof ContentError) {
			throw new Refusal(422, `${outcome} ${sentencesOf(error)}`);
		}
		throw error;
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}

/** The issues as the terminal tells them, a sentence each. */
function sentencesOf({ issues }: ContentError): string {
	return issues
		.map(
			({ file, field, received, expected }) =>
				`${file}, ${shownField(field)}: received ${received}; expected is ${expected}.`,
		)
		.join(" ");
}
