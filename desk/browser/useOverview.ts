import { useCallback, useEffect, useState } from "react";
import type { Overview } from "../shared/api/entries.ts";
import { getMessage } from "../shared/getMessage.ts";
import { get, post } from "./request.ts";
import { parseEntryId } from "./state/entryId.ts";
import { claimTab, readOpenTabs } from "./state/tab.ts";
import { adoptEdits, listOwnEdits, parseTextKey } from "./state/unsavedEdits.ts";

/**
 * Starts the desk: takes this tab's unsaved edits, reads the list of everything, and shows the edits in the preview.
 * @returns the list, why it could not be read, and a function that reads it again.
 */
export function useOverview() {
	const [overview, setOverview] = useState<Overview>();
	const [problem, setProblem] = useState("");
	const reload = useCallback(async () => {
		try {
			setOverview(await get("overview", {}));
			setProblem("");
		} catch (error) {
			setProblem(getMessage(error));
		}
	}, []);
	useEffect(() => {
		const start = async () => {
			try {
				await claimTab((await get("project", {})).name);
				adoptEdits(await readOpenTabs());
			} catch (error) {
				setProblem(getMessage(error));
				return;
			}
			await reload();
			// The preview shows unsaved edits again.
			for (const { key, version, data } of listOwnEdits()) {
				if (parseTextKey(key) === undefined) {
					await post("check", { ...parseEntryId(key), version, data }).catch(() => {});
				}
			}
		};
		void start();
	}, [reload]);
	return { overview, problem, reload };
}
