import { getChangeKey } from "../../shared/changeKey.ts";
import { isFieldsPath, isPicturePath } from "../content/contentFiles.ts";
import { getDeskKind } from "../content/deskKinds.ts";
import { findKind, getPagePath, getSlug, isPictureUsed } from "../content/kinds.ts";
import { destinationsFile, redirectsFile } from "../content/knownFiles.ts";
import { findFileProblem } from "../content/readability.ts";
import { createFormCodec } from "../form/formCodec.ts";
import {
	applyParts,
	type ChangeMember,
	type FileDiff,
	hasOtherChanges,
	listChangedParts,
} from "./fileDiff.ts";
import { findReorderings } from "./reorderings.ts";

/** What is only published and discarded together. */
export interface Change {
	/** The file that the change is of. */
	owner: FileDiff;
	/** The part of the owner that is meant; else the rest of it. */
	part?: string;
	/** What goes with it. */
	companions: readonly ChangeMember[];
}

/** Lists what a change consists of: the owner, and what goes with it. */
export function listMembers({ owner, part, companions }: Change): ChangeMember[] {
	return [{ file: owner, part }, ...companions];
}

/** Lists the parts of a file that can go without the rest of it. @param changes all of them */
export function listSeparateParts(changes: readonly Change[], path: string): string[] {
	return changes
		.flatMap(listMembers)
		.flatMap(({ file, part = [] }) => (file.path === path ? part : []));
}

/**
 * Applies some members of a file to its last published version.
 * @param changes all of them
 * @param members each a part of the file; without a name, its rest
 */
export function applyMembers(
	file: FileDiff,
	changes: readonly Change[],
	members: readonly Pick<ChangeMember, "part">[],
): Buffer | undefined {
	const selectedParts = members.flatMap(({ part = [] }) => part);
	return applyParts(file, {
		// A part that was reviewed may be none that is separate by now: another file has changed.
		separateParts: [...new Set([...listSeparateParts(changes, file.path), ...selectedParts])],
		selectedParts,
		isRestSelected: members.some(({ part }) => part === undefined),
	});
}

/**
 * Groups files that differ from the last publication into changes. First each file is split into what can go alone:
 * settings, positions in a new order and parts of shared lists, and the rest. Then what belongs together is joined:
 * pictures and parts of shared lists with their entry, and all that has to do with the new order of a kind.
 *
 * Say that the event `lunch` is new, that Ada has a new portrait, and that somebody has edited an outside address, the
 * phone number and the brand:
 *
 *     content/events/lunch.yaml     new
 *     content/destinations.yaml     another outside address, and `lunch` among the pages of events
 *     content/team/ada.yaml         `portrait: ada-2.jpg`
 *     content/team/ada-2.jpg        new
 *     content/site.yaml             another `brand` and another `contact.phone`
 *
 * These five files are five changes:
 *
 *     owner              part             companions
 *     lunch.yaml                          destinations.yaml, part `lunch`
 *     destinations.yaml
 *     ada.yaml                            ada-2.jpg
 *     site.yaml          brand
 *     site.yaml          contact.phone
 *
 * An owner without a part is the rest of its file: all of it but the parts that are in other changes.
 */
export function groupChanges(files: readonly FileDiff[]): Change[] {
	const reorderings = findReorderings(files);
	const unsorted = files.flatMap((file) => splitFile(file, files, reorderings));
	// In the review, entries come before parts.
	const rests = unsorted.filter(({ part }) => part === undefined);
	const parts = unsorted.filter(({ part }) => part !== undefined);
	const members = [...rests, ...parts];
	const membersByOwner = Map.groupBy(members, (member) =>
		getMemberKey(findOwner(member, rests, reorderings)),
	);
	return members.flatMap((owner) => {
		const group = membersByOwner.get(getMemberKey(owner));
		return group
			? {
					owner: owner.file,
					part: owner.part,
					companions: group.filter((member) => member !== owner),
				}
			: [];
	});
}

/** Splits a file into the parts that can go without the rest of it, and that rest if it has changed too. */
function splitFile(
	file: FileDiff,
	files: readonly FileDiff[],
	reorderings: readonly ChangeMember[][],
): ChangeMember[] {
	const parts = listChangedParts(file).filter((part) => {
		const member = { file, part };
		return (
			isSetting(member) ||
			findReordering(member, reorderings) ||
			files.some((other) => isSharedPartOf(member, other))
		);
	});
	const rest = hasOtherChanges(file, parts) ? [{ file }] : [];
	return [...rest, ...parts.map((part) => ({ file, part }))];
}

/**
 * Finds the owner of the change that a member is in. A picture or a part of a shared list goes with its entry, and what
 * has to do with a new order with the first of that order; anything else is its own owner.
 * @param rests of all files
 */
function findOwner(
	member: ChangeMember,
	rests: readonly ChangeMember[],
	reorderings: readonly ChangeMember[][],
): ChangeMember {
	const entry = rests.find(({ file }) => isCompanionOf(member, file)) ?? member;
	return findReordering(entry, reorderings)?.[0] ?? entry;
}

/** Finds the new order that a member is a part of. */
function findReordering(
	member: ChangeMember,
	reorderings: readonly ChangeMember[][],
): ChangeMember[] | undefined {
	const key = getMemberKey(member);
	return reorderings.find((reordering) => reordering.some((other) => getMemberKey(other) === key));
}

function getMemberKey({ file: { path }, part }: ChangeMember): string {
	return getChangeKey({ path, part });
}

/** Checks whether a part is a setting of the site, which can go alone. */
function isSetting({ file: { path } }: ChangeMember): boolean {
	return isFieldsPath(path) && getDeskKind(findKind(path).name).isSettings === true;
}

/** Checks whether a picture or a part of a shared list belongs to an entry. */
function isCompanionOf(member: ChangeMember, entry: FileDiff): boolean {
	return member.part ? isSharedPartOf(member, entry) : isPictureOf(member.file, entry);
}

/** Checks whether a part of a shared list belongs to an entry: the destination of an event, the redirect of a removed page. */
function isSharedPartOf({ file, part }: ChangeMember, { path, after }: FileDiff): boolean {
	if (!isFieldsPath(path)) {
		return false;
	}
	const kind = findKind(path);
	switch (file.path) {
		case destinationsFile:
			return getDeskKind(kind.name).hasDestinations === true && getSlug(path) === part;
		case redirectsFile:
			return after === undefined && getPagePath(path, kind) === part;
		default:
			return false;
	}
}

/** Checks whether a picture goes with an entry: one that is removed, with the entry that has shown it. */
function isPictureOf(picture: FileDiff, { path, before, after }: FileDiff): boolean {
	const entry = picture.after ? after : before;
	if (
		!isPicturePath(picture.path) ||
		!entry ||
		!isFieldsPath(path) ||
		findFileProblem(path, entry)
	) {
		return false;
	}
	const form = createFormCodec(findKind(path)).toForm(entry.toString());
	return isPictureUsed(picture.path, path, form);
}
