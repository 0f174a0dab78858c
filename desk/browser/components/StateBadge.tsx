import type { EntrySummary } from "../../shared/api/entries.ts";
import type { ChangeSummary } from "../../shared/api/review.ts";
import { Badge } from "./Badge.tsx";

const labels = {
	changed: "Changed",
	new: "New",
	removed: "Removed",
	unreadable: "Cannot be read",
} as const;

/** The state of a file since the last publication, beside its title, unless it is as published. */
export function StateBadge({ state }: { state: ChangeSummary["state"] | EntrySummary["state"] }) {
	if (state === "published") {
		return null;
	}
	const isThere = state === "new" || state === "changed";
	return <Badge tone={isThere ? "good" : "bad"}>{labels[state]}</Badge>;
}
