import { useEffect, useState } from "react";
import { getMessage } from "../shared/getMessage.ts";
import { askUntilReached, get, post } from "./request.ts";
import { parseEntryKey } from "./state/entryKey.ts";
import { claimTab, getTab, readOpenTabs } from "./state/tab.ts";
import {
	adoptEdits,
	listOwnEdits,
	parseTextKey,
	recoverEdits,
	type UnsavedEdit,
} from "./state/unsavedEdits.ts";

/**
 * Starts the desk: takes this tab's unsaved edits, reads the list of all content, and shows the edits in the preview.
 * @returns why it could not be started
 */
export function useStart(readOverview: () => Promise<void>): string {
	const [problem, setProblem] = useState("");
	useEffect(() => {
		takeEdits()
			.then(readOverview)
			.then(showEdits)
			.catch((error) => setProblem(getMessage(error)));
	}, [readOverview]);
	return problem;
}

/** Takes the unsaved edits of this tab, and those of tabs that are closed. */
async function takeEdits(): Promise<void> {
	const { name } = await askUntilReached(() => get("project", {}));
	await claimTab(name);
	const openTabs = await readOpenTabs();
	await recoverEdits(openTabs);
	adoptEdits(openTabs);
}

/** Has the preview show unsaved edits again, one after the other. */
async function showEdits(): Promise<void> {
	for (const edit of listOwnEdits()) {
		await showEdit(edit);
	}
}

/** Has the preview show an unsaved edit of this tab again. No page shows what is typed as text. */
export async function showEdit({ key, version, data }: UnsavedEdit): Promise<void> {
	if (parseTextKey(key) === undefined) {
		await post("check", { ...parseEntryKey(key), version, data, tab: getTab() }).catch(() => {});
	}
}
