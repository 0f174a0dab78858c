/** The keys of changes without a tick, kept here because the list closes when one of them is opened. */
let heldBackKeys: ReadonlySet<string> = new Set();

/** Gets the keys of the changes that were held back from publication when the list was last shown. */
export function getHeldBack(): ReadonlySet<string> {
	return heldBackKeys;
}

/** Remembers which changes are held back, for as long as the desk is open. */
export function keepHeldBack(keys: ReadonlySet<string>): void {
	heldBackKeys = keys;
}

/** What was written about the next publication. */
let publicationMessage: string | undefined;

/** Gets what was written about the next publication when its list was last shown. */
export function getPublicationMessage(): string | undefined {
	return publicationMessage;
}

/** Remembers what is written about the next publication, for as long as the desk is open. */
export function keepPublicationMessage(message: string | undefined): void {
	publicationMessage = message;
}
