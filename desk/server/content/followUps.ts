import { editYaml } from "../form/editYaml.ts";
import { type FileChange, getVersion, isFieldsPath, readContent } from "./contentFiles.ts";
import { parseFields } from "./fields.ts";
import { findKind, getSlug } from "./kinds.ts";
import { toPhoneLink } from "./phoneLink.ts";
import { findFileProblem } from "./readability.ts";
import { destinationsFile } from "./sharedLists.ts";

/**
 * Adds the changes that follow from others: the destination of an event's page, and the link of the
 * telephone number.
 */
export function addFollowUps(root: string, changes: readonly FileChange[]): FileChange[] {
	return updateEventPages(root, changes.map(updatePhoneLink));
}

/**
 * Gives a new event the page of all events as its destination, and takes away the line of a removed one. A
 * file of destinations that cannot be read is left as it is.
 */
function updateEventPages(root: string, changes: FileChange[]): FileChange[] {
	const path = destinationsFile;
	const events = changes.flatMap((change) =>
		isFieldsPath(change.path) && findKind(change.path).name === "event"
			? [{ slug: getSlug(change.path), isRemoved: change.bytes === undefined }]
			: [],
	);
	const destinationsChange = changes.find((change) => change.path === path);
	const file = readContent(root, path);
	const bytes = destinationsChange ? destinationsChange.bytes : file;
	if (events.length === 0 || !bytes || findFileProblem(path, bytes)) {
		return changes;
	}
	const text = bytes.toString();
	const value: { eventsPage?: string; eventPages?: Record<string, string> } = parseFields(text);
	if (Object.keys(value).length === 0) {
		return changes;
	}
	const pages = { ...value.eventPages };
	for (const { slug, isRemoved } of events) {
		if (isRemoved) {
			delete pages[slug];
		} else {
			pages[slug] ??= value.eventsPage ?? "";
		}
	}
	const edited = editYaml(text, { ...value, eventPages: pages });
	const base = destinationsChange?.base ?? getVersion(file);
	return edited === text
		? changes
		: [
				...changes.filter((change) => change !== destinationsChange),
				{ path, bytes: Buffer.from(edited), base },
			];
}

/** Keeps the `tel:` link in step with the telephone number. */
function updatePhoneLink(change: FileChange): FileChange {
	if (!change.bytes || !isFieldsPath(change.path) || findKind(change.path).name !== "site") {
		return change;
	}
	const text = change.bytes.toString();
	const value: { contact?: { phone?: unknown; phoneHref?: unknown } } = parseFields(text);
	const { contact } = value;
	const link = toPhoneLink(String(contact?.phone ?? ""));
	if (!contact || !link || link === contact.phoneHref) {
		return change;
	}
	const edited = editYaml(text, { ...value, contact: { ...contact, phoneHref: link } });
	return { ...change, bytes: Buffer.from(edited) };
}
