import { useCallback, useEffect, useState } from "react";
import type { Overview } from "../shared/api/entries.ts";
import { getMessage } from "../shared/getMessage.ts";
import { get, post } from "./request.ts";
import { parseEntryId } from "./state/entryId.ts";
import { claimTab } from "./state/tab.ts";
import { adoptEdits, listOwnEdits, parseTextKey } from "./state/unsavedEdits.ts";

/**
 * Starts the desk: takes this tab's unsaved edits, shows them in the preview, and reads the list of everything.
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
				await adoptEdits();
			} catch (error) {
				setProblem(getMessage(error));
				return;
			}
			// The preview shows unsaved edits again.
			for (const { key, version, data } of listOwnEdits()) {
				if (parseTextKey(key) === undefined) {
					await post("check", { ...parseEntryId(key), version, data }).catch(() => {});
				}
			}
			await reload();
		};
		void start();
	}, [reload]);
	return { overview, problem, reload };
}
