import { useState } from "react";
import type { EntrySummary } from "../../shared/api/entries.ts";
import { getMessage } from "../../shared/getMessage.ts";
import { moveItem } from "../components/moveItem.ts";
import { describeRestoration } from "../describeRestoration.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { useWhileShown } from "../hooks/useWhileShown.ts";
import { post } from "../request.ts";
import type { ListView } from "../state/panelView.ts";

/** An entry that has just been removed, and the id under which it is kept. */
type RemovedEntry = NonNullable<ListView["removed"]>;

/** Gives what can be done in the list of all content, and the message about what was done last. */
export function useListActions() {
	const { open, refreshPage, reloadOverview } = useDeskCommands();
	const whileShown = useWhileShown();
	const [message, setMessage] = useState("");
	/** The orders that are being saved, the latest last: paths of a group each. */
	const [orders, setOrders] = useState<readonly (readonly string[])[]>([]);
	return {
		message,
		/** Sorts the entries of a group as they are shown: in the order that is being saved. */
		sort: (entries: readonly EntrySummary[]) => sortBySaved(entries, orders),
		restore: async ({ id, title }: RemovedEntry) => {
			try {
				const restoration = await post("restore", { id });
				await reloadOverview();
				refreshPage();
				// The form would take the place of what is said.
				if (restoration.changedSince.length > 0) {
					setMessage(describeRestoration(title, restoration));
				} else {
					whileShown(() => open({ panel: "entry", path: restoration.path }));
				}
			} catch (error) {
				setMessage(`${title} could not be brought back. ${getMessage(error)}`);
			}
		},
		/** Moves an entry among the others of its group, in which it is shown at once. */
		move: async (entries: readonly EntrySummary[], from: number, to: number) => {
			const moved = moveItem(entries, from, to);
			const paths = moved.map(({ path }) => path);
			const next = moved[to + 1];
			setOrders((others) => [...others, paths]);
			setMessage("Saving the order…");
			try {
				// Only what was moved: the others may have another order by now.
				await post("move", { path: paths[to] ?? "", before: next?.hasPosition && next.path });
				await reloadOverview();
				setMessage("Saved. The order goes with the next publication.");
				refreshPage();
			} catch (error) {
				setMessage(getMessage(error));
			}
			setOrders((all) => all.filter((other) => other !== paths));
		},
	};
}

/** Sorts the entries of a group by the latest order of it that is being saved. */
function sortBySaved(
	entries: readonly EntrySummary[],
	orders: readonly (readonly string[])[],
): EntrySummary[] {
	const order = orders.findLast((paths) => entries.some(({ path }) => paths.includes(path))) ?? [];
	return entries.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
}
