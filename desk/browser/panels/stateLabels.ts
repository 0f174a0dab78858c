import type { Change, EntrySummary } from "../../api.ts";

/** What a file is called since the last publication. */
export const stateLabels: Readonly<Record<Change["state"] | EntrySummary["state"], string>> = {
	published: "",
	changed: "Changed",
	new: "New",
	removed: "Removed",
	unreadable: "Cannot be read",
};
