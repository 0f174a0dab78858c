import { isRecord } from "../../../content-model/browser.ts";
import { getStorage, storeItem } from "../state/storage.ts";
import { getProject } from "../state/tab.ts";

/** What a person has decided about the next publication, in this browser: it outlasts a reload and the desk. */
interface NextPublication {
	/** The keys of the changes without a tick. */
	heldBack: readonly string[];
	/** What was written about it; undefined where nothing was. */
	message?: string | undefined;
}

/** What the browser has not stored, because its storage is blocked or full. */
let notStored: NextPublication | undefined;

/** Gets the keys of the changes that were held back from publication when the list was last shown. */
export function getHeldBack(): ReadonlySet<string> {
	return new Set(read().heldBack);
}

/** Remembers which changes are held back. */
export function keepHeldBack(keys: ReadonlySet<string>): void {
	store({ ...read(), heldBack: [...keys] });
}

/** Gets what was written about the next publication when its list was last shown. */
export function getPublicationMessage(): string | undefined {
	return read().message;
}

/** Remembers what is written about the next publication. */
export function keepPublicationMessage(message: string | undefined): void {
	store({ ...read(), message });
}

/** Formats the name in the browser's storage: another checkout at the same address has publications of its own. */
function formatName(): string {
	return `desk-publication|${getProject()}`;
}

function read(): NextPublication {
	return notStored ?? parse(getStorage("localStorage")?.getItem(formatName()) ?? "{}");
}

/** Parses what is stored; nothing for what another program or another version of the desk has stored. */
function parse(text: string): NextPublication {
	try {
		const value: unknown = JSON.parse(text);
		const { heldBack, message } = isRecord(value) ? value : {};
		return {
			heldBack: Array.isArray(heldBack) ? heldBack.map(String) : [],
			message: typeof message === "string" ? message : undefined,
		};
	} catch {
		return { heldBack: [] };
	}
}

function store(next: NextPublication): void {
	const isStored = storeItem("localStorage", formatName(), JSON.stringify(next));
	notStored = isStored ? undefined : next;
}
