import { useState } from "react";
import type { EntryGroup } from "../../shared/api/entries.ts";
import { getMessage } from "../../shared/getMessage.ts";
import { moveItem } from "../components/moveItem.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { useWhileShown } from "../hooks/useWhileShown.ts";
import { post } from "../request.ts";
import type { ListView } from "../state/panelView.ts";

/** An entry that has just been removed, and the id under which it is kept. */
type RemovedEntry = NonNullable<ListView["removed"]>;

/** Gives what can be done in the list of all content, and the message about what was done last. */
export function useListActions() {
	const { open, refreshPage, reload } = useDeskCommands();
	const whileShown = useWhileShown();
	const [message, setMessage] = useState("");
	return {
		message,
		restore: async ({ id, title }: RemovedEntry) => {
			try {
				const { path } = await post("restore", { id });
				await reload();
				refreshPage();
				whileShown(() => open({ panel: "entry", path }));
			} catch (error) {
				setMessage(`${title} could not be brought back. ${getMessage(error)}`);
			}
		},
		/** Moves an entry among the others of its group. */
		move: async ({ entries }: EntryGroup, from: number, to: number) => {
			const paths = moveItem(
				entries.map(({ path }) => path),
				from,
				to,
			);
			try {
				await post("order", { paths });
				setMessage("Saved. The order goes with the next publication.");
				await reload();
				refreshPage();
			} catch (error) {
				setMessage(getMessage(error));
			}
		},
	};
}
