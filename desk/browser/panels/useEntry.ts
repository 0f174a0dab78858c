import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftResult, Entry, FieldIssue, FormValues, UnreadableEntry } from "../../api.ts";
import { get, getMessage, post, RequestError } from "../request.ts";
import { forgetDraft, keepDraft, listOwnDrafts } from "../state/drafts.ts";
import { isSame } from "../state/merge.ts";

/** How long somebody pauses before the page shows what was typed, in milliseconds. */
const pause = 150;

/** What happened last, in words. */
export interface Status {
	kind: "info" | "good" | "bad";
	message: string;
}

/** An entry as it is being edited: what its form holds, what is wrong with it, and what was saved. */
export interface Editing {
	entry: Entry | undefined;
	unreadable: UnreadableEntry | undefined;
	data: FormValues;
	/** What the form was filled from. */
	base: FormValues;
	issues: readonly FieldIssue[];
	isDirty: boolean;
	isSaving: boolean;
	/** The file as somebody else has left it meanwhile. */
	theirs: Entry | undefined;
	status: Status | undefined;
	change(data: FormValues): void;
	/** @returns the file that was saved. */
	save(over?: { version: string; data: FormValues }): Promise<Entry | undefined>;
	discard(): void;
	reload(): Promise<void>;
	compare(): Promise<void>;
	endCompare(): void;
	say(status: Status | undefined): void;
}

/**
 * Opens an entry, keeps what is typed in the browser, and shows it in the preview.
 * @param onShown called when the preview has something new to show; with the page and the file of a new entry.
 * @param first what to say as it opens.
 */
export function useEntry(
	path: string,
	kind: string,
	onShown: (shown: Pick<DraftResult, "page" | "file">) => void,
	first?: Status,
): Editing {
	const key = path || `new:${kind}`;
	const [entry, setEntry] = useState<Entry>();
	const [unreadable, setUnreadable] = useState<UnreadableEntry>();
	const [version, setVersion] = useState("");
	const [base, setBase] = useState<FormValues>({});
	const [data, setData] = useState<FormValues>({});
	const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
	const [theirs, setTheirs] = useState<Entry>();
	const [status, say] = useState(first);
	const [isSaving, setSaving] = useState(false);
	// A form is filled when it is opened, and not each time that the desk around it is drawn.
	const tellShown = useRef(onShown);
	tellShown.current = onShown;
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const draftNumber = useRef(0);
	const isDirty = entry !== undefined && !isSame(data, base);

	const fill = useCallback((opened: Entry | UnreadableEntry) => {
		setTheirs(undefined);
		setIssues([]);
		if ("text" in opened) {
			setEntry(undefined);
			setUnreadable(opened);
			return;
		}
		setUnreadable(undefined);
		setEntry(opened);
		setVersion(opened.version);
		setBase(opened.data);
		setData(opened.data);
	}, []);

	const sendDraft = useCallback(
		async (typed: FormValues, from: string, isOwn: () => boolean) => {
			const sent = { path, kind, version: from, data: typed };
			const { result, issues } = await post<DraftResult>("draft", sent).then(
				(result) => ({ result, issues: result.issues }),
				(error: unknown) => ({ result: undefined, issues: [issueOf(path, error)] }),
			);
			if (!isOwn()) {
				return;
			}
			setIssues(issues);
			if (path && result && result.version !== from) {
				say({ kind: "bad", message: "Somebody has changed this since you opened it." });
			}
			if (result?.isShown) {
				tellShown.current(path ? {} : result);
			}
		},
		[path, kind],
	);
	/** Shows what is typed in the preview, once somebody pauses. Only the last answer counts. */
	const schedule = useCallback(
		(typed: FormValues, from: string) => {
			clearTimeout(timer.current);
			draftNumber.current += 1;
			const number = draftNumber.current;
			timer.current = setTimeout(
				() => void sendDraft(typed, from, () => number === draftNumber.current),
				pause,
			);
		},
		[sendDraft],
	);

	const reload = useCallback(async () => {
		try {
			const opened = await (path
				? get<Entry | UnreadableEntry>("entry", { path })
				: get<Entry>("blank", { kind }));
			fill(opened);
			const kept = listOwnDrafts().find((draft) => draft.key === key);
			if (kept && !("text" in opened)) {
				setVersion(kept.version);
				setBase(kept.base);
				setData(kept.data);
				const when = new Intl.DateTimeFormat("en-AU", { timeStyle: "short" }).format(kept.time);
				const isOld = path !== "" && kept.version !== opened.version;
				say({
					kind: "info",
					message: isOld
						? "What you typed before is back. Somebody has changed this meanwhile: compare before you save."
						: `What you typed before (${when}) is back. It is not saved yet.`,
				});
				schedule(kept.data, kept.version);
			}
		} catch (error) {
			say({ kind: "bad", message: getMessage(error) });
		}
	}, [path, kind, key, fill, schedule]);
	useEffect(() => {
		void reload();
		return () => clearTimeout(timer.current);
	}, [reload]);

	const change = (typed: FormValues) => {
		setData(typed);
		if (!entry || isSame(typed, data)) {
			return;
		}
		if (isSame(typed, base)) {
			forgetDraft(key);
		} else {
			keepDraft({ key, title: entry.title, version, base, data: typed, time: Date.now() });
		}
		say(undefined);
		schedule(typed, version);
	};
	const forget = () => {
		clearTimeout(timer.current);
		draftNumber.current += 1;
		forgetDraft(key);
	};
	const tellRefusal = (error: unknown) => {
		const { details = {} } = error instanceof RequestError ? error : {};
		if (details.current) {
			setTheirs(details.current as Entry);
		}
		if (Array.isArray(details.issues)) {
			setIssues(details.issues as FieldIssue[]);
		} else if (Array.isArray(details.place)) {
			setIssues([{ path, place: details.place, message: getMessage(error) }]);
		}
		say({ kind: "bad", message: getMessage(error) });
	};
	const save = async (over?: { version: string; data: FormValues }) => {
		setSaving(true);
		clearTimeout(timer.current);
		draftNumber.current += 1;
		const sent = over?.data ?? data;
		try {
			const saved = await post<Entry>("save", {
				path,
				kind,
				version: over?.version ?? version,
				data: sent,
			});
			forget();
			fill(saved);
			say({ kind: "good", message: "Saved." });
			tellShown.current(!path && saved.page ? { page: saved.page } : {});
			return saved;
		} catch (error) {
			if (over) {
				setData(over.data);
			}
			tellRefusal(error);
		} finally {
			setSaving(false);
		}
	};
	const discard = () => {
		forget();
		setData(base);
		setIssues([]);
		say({ kind: "info", message: "What you typed is discarded." });
		void post("forget", { path, kind }).then(() => tellShown.current({}));
		void reload();
	};
	const compare = async () => {
		const now = await get<Entry>("entry", { path });
		if (isSame(now.data, data)) {
			forget();
			fill(now);
		} else {
			setTheirs(now);
		}
	};
	// Somebody may have changed the file while another window was in front.
	useEffect(() => {
		const look = async () => {
			if (!path || !entry) {
				return;
			}
			const now = await get<Entry | UnreadableEntry>("entry", { path }).catch(() => undefined);
			if (now && now.version !== version) {
				if (isDirty) {
					say({ kind: "bad", message: "Somebody has changed this since you opened it." });
				} else {
					fill(now);
				}
			}
		};
		window.addEventListener("focus", look);
		return () => window.removeEventListener("focus", look);
	}, [path, entry, version, isDirty, fill]);

	return {
		...{ entry, unreadable, data, base, issues, isDirty, isSaving, theirs, status },
		...{ change, save, discard, reload, compare, say },
		endCompare: () => setTheirs(undefined),
	};
}

/** What was refused, at its field where it has one. */
function issueOf(path: string, error: unknown): FieldIssue {
	const place = error instanceof RequestError ? error.details.place : undefined;
	return { path, message: getMessage(error), ...(Array.isArray(place) ? { place } : {}) };
}
