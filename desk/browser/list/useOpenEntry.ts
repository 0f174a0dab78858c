import type { EntrySummary } from "../../shared/api/entries.ts";
import { useDeskCommands } from "../deskCommands.ts";

/** Returns a function that opens the form of an entry, and shows its page beside it. */
export function useOpenEntry(): (entry: Pick<EntrySummary, "path" | "page">) => void {
	const { open, showPage } = useDeskCommands();
	return ({ path, page }) => {
		open({ panel: "entry", path });
		if (page) {
			showPage(page);
		}
	};
}
