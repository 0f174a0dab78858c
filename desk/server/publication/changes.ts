import { getChangeKey } from "../../shared/changeKey.ts";
import { isFieldsPath } from "../content/contentFiles.ts";
import { getDeskKind } from "../content/deskKinds.ts";
import { findKind, getPagePath, getSlug, isPictureUsed } from "../content/kinds.ts";
import { destinationsFile, redirectsFile } from "../content/knownFiles.ts";
import { findFileProblem } from "../content/readability.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { type FileDiff, hasOtherChanges, listChangedParts, type Member } from "./fileDiff.ts";
import { findReorderings } from "./reorderings.ts";

/** What is only published and discarded together. */
export interface Change {
	/** The file that the change is of. */
	owner: FileDiff;
	/** The part of the owner that is meant; else the rest of it. */
	part?: string;
	/** What goes with it. */
	companions: readonly Member[];
	/** The parts of the owner that can go without the rest of it. */
	separateParts: readonly string[];
}

/** Lists what a change consists of: the owner, and what goes with it. */
export function listMembers({ owner, part, companions }: Change): Member[] {
	return [{ file: owner, part }, ...companions];
}

/**
 * Groups files that differ from the last publication into changes. A setting, a position in a new order, and what is in
 * a shared list for another file are separate; the rest of a file stays together. Pictures and parts of shared lists
 * go with their entry, and whatever has to do with the order of a kind goes with that order. Everything else is a
 * change of its own.
 */
export function groupChanges(files: readonly FileDiff[]): Change[] {
	const reorderings = findReorderings(files);
	const findReordering = (member: Member) =>
		reorderings.find((reordering) => reordering.some((other) => isSameMember(other, member)));

	const parts = files.flatMap((file) =>
		listChangedParts(file)
			.map((part) => ({ file, part }))
			.filter(
				(member) =>
					isSetting(member) ||
					findReordering(member) ||
					files.some((other) => isSharedPartOf(member, other)),
			),
	);
	const listSeparateParts = (file: FileDiff) =>
		parts.flatMap((member) => (member.file === file ? member.part : []));
	const rests = files
		.filter((file) => hasOtherChanges(file, listSeparateParts(file)))
		.map((file): Member => ({ file }));

	/** Finds what a member goes with: itself where it is a change of its own. */
	const findOwner = (member: Member): Member => {
		const entry = rests.find(({ file }) => isCompanionOf(member, file)) ?? member;
		return findReordering(entry)?.[0] ?? entry;
	};
	const members = [...rests, ...parts].map((member) => ({ member, owner: findOwner(member) }));
	return members
		.filter(({ member, owner }) => isSameMember(member, owner))
		.map(({ member: own }) => ({
			owner: own.file,
			part: own.part,
			companions: members
				.filter(({ member, owner }) => isSameMember(owner, own) && member !== own)
				.map(({ member }) => member),
			separateParts: listSeparateParts(own.file),
		}));
}

function isSameMember(one: Member, other: Member): boolean {
	const [key, otherKey] = [one, other].map(({ file: { path }, part }) =>
		getChangeKey({ path, part }),
	);
	return key === otherKey;
}

/** Checks whether a part is a setting of the site, which can go alone. */
function isSetting({ file: { path } }: Member): boolean {
	return isFieldsPath(path) && getDeskKind(findKind(path).name).isSettings === true;
}

/** Checks whether a picture or a part of a shared list belongs to an entry. */
function isCompanionOf(member: Member, entry: FileDiff): boolean {
	return member.part ? isSharedPartOf(member, entry) : isPictureOf(member.file, entry);
}

/** Checks whether a part of a shared list belongs to an entry: the destination of an event, the redirect of a removed page. */
function isSharedPartOf({ file, part }: Member, { path, after }: FileDiff): boolean {
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
	const isPicture = !isFieldsPath(picture.path) && !picture.path.endsWith(".txt");
	const entry = picture.after ? after : before;
	if (!isPicture || !entry || !isFieldsPath(path) || findFileProblem(path, entry)) {
		return false;
	}
	const form = createFormCodec(findKind(path)).toForm(entry.toString());
	return isPictureUsed(picture.path, path, form);
}
