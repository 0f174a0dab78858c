import type { ChangeSummary, EntrySummary } from "../shared/api.ts";

/** Labels for the state of a file since the last publication. */
export const stateLabels: Readonly<Record<ChangeSummary["state"] | EntrySummary["state"], string>> =
	{
		published: "",
		changed: "Changed",
		new: "New",
		removed: "Removed",
		unreadable: "Cannot be read",
	};
