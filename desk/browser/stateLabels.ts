import type { Change, EntrySummary } from "../shared/api.ts";

/** Labels for the state of a file since the last publication. */
export const stateLabels: Readonly<Record<Change["state"] | EntrySummary["state"], string>> = {
	published: "",
	changed: "Changed",
	new: "New",
	removed: "Removed",
	unreadable: "Cannot be read",
};
