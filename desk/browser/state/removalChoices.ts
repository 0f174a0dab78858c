/** What is chosen for a removal. */
export interface RemovalChoices {
	/** The page that takes the place of its own. */
	redirect: string;
	/** The new author of a person's articles. */
	successor: string;
	/** The files whose lists it is taken out of. */
	lists: readonly string[];
}

/** An entry as it was when its removal was begun. */
interface EntryVersion {
	path: string;
	version: string;
}

/** What was chosen for each version of an entry, kept here because the form closes when a blocker is opened. */
const choicesByVersion = new Map<string, RemovalChoices>();

function formatKey({ path, version }: EntryVersion): string {
	return `${path} ${version}`;
}

/** Gets what was chosen for the removal of an entry as it is; undefined once it has changed. */
export function getRemovalChoices(entry: EntryVersion): RemovalChoices {
	return choicesByVersion.get(formatKey(entry)) ?? { redirect: "", successor: "", lists: [] };
}

/** Keeps what is chosen for the removal of an entry. */
export function keepRemovalChoices(entry: EntryVersion, choices: RemovalChoices): void {
	choicesByVersion.set(formatKey(entry), choices);
}

/** Clears what was chosen, once the entry is removed. */
export function clearRemovalChoices(entry: EntryVersion): void {
	choicesByVersion.delete(formatKey(entry));
}
