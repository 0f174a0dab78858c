import { isRecord } from "../../../../content-model/index.ts";
import { getDeskKind } from "../kinds/deskKinds.ts";
import { getKind, getSlug } from "../kinds/kinds.ts";
import { editYaml } from "../yaml/editYaml.ts";
import { parseFields } from "../yaml/parseFields.ts";
import { findFileProblem } from "../yaml/readability.ts";
import { type FileWrite, getVersion, isFieldsPath, readContent } from "./contentFiles.ts";
import { destinationsFile } from "./knownFiles.ts";

/**
 * Adds the writes that follow from others: the destination of an event's page, and the link of the telephone
 * number.
 */
export function addDependentWrites(root: string, writes: readonly FileWrite[]): FileWrite[] {
	return updateEventPages(root, writes.map(updateText));
}

/**
 * Gives a new event the page of all events as its destination, and removes the destination of a removed one. A
 * file of destinations that cannot be read, or has no group of pages, is left as it is.
 */
function updateEventPages(root: string, writes: FileWrite[]): FileWrite[] {
	const events = writes
		.filter((write) => isFieldsPath(write.path))
		.filter((write) => getDeskKind(getKind(write.path).name).hasDestinations)
		.map((write) => ({ slug: getSlug(write.path), isRemoved: write.bytes === undefined }));
	const path = destinationsFile;
	const destinationsWrite = writes.find((write) => write.path === path);
	const savedBytes = readContent(root, path);
	const bytes = destinationsWrite ? destinationsWrite.bytes : savedBytes;
	if (events.length === 0 || !bytes || findFileProblem(path, bytes)) {
		return writes;
	}
	const text = bytes.toString();
	const fields = parseFields(text);
	const pages = fields.eventPages ?? {};
	if (Object.keys(fields).length === 0 || !isRecord(pages)) {
		return writes;
	}
	const eventPages = { ...pages };
	for (const { slug, isRemoved } of events) {
		if (isRemoved) {
			delete eventPages[slug];
		} else {
			eventPages[slug] ??= fields.eventsPage ?? "";
		}
	}
	const newText = editYaml(text, { ...fields, eventPages });
	if (newText === text) {
		return writes;
	}
	const baseVersion = destinationsWrite?.baseVersion ?? getVersion(savedBytes);
	return [
		...writes.filter((write) => write !== destinationsWrite),
		{ path, bytes: Buffer.from(newText), baseVersion },
	];
}

/** Updates what follows from other fields of the same file. */
function updateText(write: FileWrite): FileWrite {
	const { path, bytes } = write;
	const update =
		bytes && isFieldsPath(path) ? getDeskKind(getKind(path).name).updateText : undefined;
	const text = bytes?.toString() ?? "";
	const newText = update?.(text) ?? text;
	return newText === text ? write : { ...write, bytes: Buffer.from(newText) };
}
