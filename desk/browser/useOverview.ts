import { useCallback, useState } from "react";
import type { Overview } from "../shared/api/entries.ts";
import { getMessage } from "../shared/getMessage.ts";
import { get, isUnreachable } from "./request.ts";

/** Holds the list of everything. @returns also why it could not be read, and a function that reads it */
export function useOverview() {
	const [overview, setOverview] = useState<Overview>();
	const [problem, setProblem] = useState("");
	const reload = useCallback(async () => {
		try {
			setOverview(await get("overview", {}));
			setProblem("");
		} catch (error) {
			// Whether the desk runs is told elsewhere, and may change before the list is read again.
			setProblem(isUnreachable(error) ? "" : getMessage(error));
		}
	}, []);
	return { overview, problem, reload };
}
