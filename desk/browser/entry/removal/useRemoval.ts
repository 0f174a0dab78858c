import { useEffect, useReducer } from "react";
import type { Entry } from "../../../shared/api/entries.ts";
import type { RemovalBlocker } from "../../../shared/api/removals.ts";
import { getMessage } from "../../../shared/getMessage.ts";
import { useDeskCommands } from "../../deskCommands.ts";
import { useWhileShown } from "../../hooks/useWhileShown.ts";
import { useWindowFocus } from "../../hooks/useWindowFocus.ts";
import { get, post, RequestError } from "../../request.ts";
import {
	clearRemovalChoices,
	type RemovalChoices,
	readRemovalChoices,
	storeRemovalChoices,
} from "./removalChoices.ts";
import { beginRemoval, isResolvable, type RemovalState, reduceRemoval } from "./removalState.ts";

/** The removal of an entry that is being prepared, and what can be done with it. */
export interface EntryRemoval extends Omit<RemovalState, "blockers"> {
	/** What is in the way and goes with a choice of this form. */
	resolvable: readonly RemovalBlocker[];
	/** What is in the way and has to be changed in another form first. */
	unresolvable: readonly RemovalBlocker[];
	choose(chosen: Partial<RemovalChoices>): void;
	remove(): Promise<"removed" | "refused">;
	/** Forgets what was chosen. */
	cancel(): void;
}

/** Prepares the removal of an entry: looks for what is in its way, stores what is chosen, and removes it. */
export function useRemoval(entry: Entry): EntryRemoval {
	const { open, showPage, reloadOverview } = useDeskCommands();
	const whileShown = useWhileShown();
	const { path, version } = entry;
	const [state, dispatch] = useReducer(reduceRemoval, entry, () =>
		beginRemoval(readRemovalChoices(entry), entry.needsRedirect === true),
	);
	const { blockers, ...shown } = state;
	const { phase, choices } = shown;
	const resolvable = blockers.filter(isResolvable);

	const findBlockers = async () => {
		try {
			dispatch({ type: "blockers-found", blockers: await get("removal-blockers", { path }) });
		} catch (error) {
			dispatch({ type: "look-up-failed", message: getMessage(error) });
		}
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked for once for each entry.
	useEffect(() => void findBlockers(), [path]);
	useWindowFocus(() => {
		if (phase !== "removing") {
			void findBlockers();
		}
	});

	const remove = async (): Promise<"removed" | "refused"> => {
		dispatch({ type: "removal-began" });
		try {
			const { redirect, successor } = choices;
			// Of a list that is not shown here yet, the server's refusal tells.
			const listed = resolvable.filter(({ relation }) => relation === "listed");
			const removal = { path, version, redirect, listed, ...(successor ? { successor } : {}) };
			const { id } = await post("remove", removal);
			clearRemovalChoices(entry);
			await reloadOverview();
			whileShown(() => {
				showPage(redirect || getPageWithout(entry));
				open({ panel: "list", removed: { id, title: entry.title } });
			});
			return "removed";
		} catch (error) {
			const details = error instanceof RequestError ? error.details : {};
			dispatch({ ...details, type: "refused", message: getMessage(error) });
			return "refused";
		}
	};
	return {
		...shown,
		resolvable,
		unresolvable: blockers.filter((blocker) => !isResolvable(blocker)),
		choose: (chosen) => {
			const next = { ...choices, ...chosen };
			storeRemovalChoices(entry, next);
			dispatch({ type: "chosen", choices: next });
		},
		remove,
		cancel: () => clearRemovalChoices(entry),
	};
}

/** Gets the page to show once an entry is removed, if its address redirects nowhere. */
function getPageWithout({ sharesPage, page }: Entry): string {
	return (sharesPage && page) || "/";
}
