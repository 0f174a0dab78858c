import { useEffect, useState } from "react";
import type { Entry } from "../../../shared/api/entries.ts";
import type { RemovalBlocker } from "../../../shared/api/removals.ts";
import { getBlockerKey } from "../../../shared/blockerKey.ts";
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
} from "../../state/removalChoices.ts";

/** The removal of an entry that is being prepared, and what can be done with it. */
export interface RemovalState {
	choices: RemovalChoices;
	/** What is in the way and goes with a choice of this form. */
	resolvable: readonly RemovalBlocker[];
	/** What is in the way and has to be changed in another form first. */
	unresolvable: readonly RemovalBlocker[];
	/** Whether its address has been public and has to lead to another page. */
	needsRedirect: boolean;
	/** Why the server refused the removal, or why it could not be asked. */
	message: string;
	/** Number of refusals. */
	refusals: number;
	/** Whether the blockers are still being looked for. */
	isLooking: boolean;
	isRemoving: boolean;
	choose(chosen: Partial<RemovalChoices>): void;
	remove(): Promise<void>;
	/** Forgets what was chosen. */
	cancel(): void;
}

/** Prepares the removal of an entry: looks for what is in its way, stores what is chosen, and removes it. */
export function useRemoval(entry: Entry): RemovalState {
	const { open, showPage, reload } = useDeskCommands();
	const whileShown = useWhileShown();
	const { path, version } = entry;
	const [choices, setChoices] = useState(() => readRemovalChoices(entry));
	const [blockers, setBlockers] = useState<readonly RemovalBlocker[]>([]);
	const [needsRedirect, setNeedsRedirect] = useState(entry.needsRedirect === true);
	const [message, setMessage] = useState("");
	const [refusals, setRefusals] = useState(0);
	const [isLooking, setLooking] = useState(true);
	const [isRemoving, setRemoving] = useState(false);
	const resolvable = blockers.filter(isResolvable);

	const findBlockers = async () => {
		try {
			setBlockers(await get("removal-blockers", { path }));
		} catch (error) {
			setMessage(getMessage(error));
		}
		setLooking(false);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked for once for each entry.
	useEffect(() => void findBlockers(), [path]);
	useWindowFocus(() => {
		if (!isRemoving) {
			void findBlockers();
		}
	});

	const showRefusal = (error: unknown) => {
		const details = error instanceof RequestError ? error.details : {};
		const { blockers: current = [] } = details;
		// The server names only what these choices leave: what they resolve is still to be chosen.
		setBlockers(uniteBlockers(resolvable, current));
		setNeedsRedirect(needsRedirect || details.needsRedirect === true);
		setMessage(describeRefusal(error, current));
		setRefusals(refusals + 1);
	};
	const remove = async () => {
		setRemoving(true);
		setMessage("");
		try {
			const { redirect, successor } = choices;
			// Of a list that is not shown here yet, the server's refusal tells.
			const lists = resolvable
				.filter(({ kind }) => kind === "listed")
				.map(({ path: list }) => list);
			const removal = { path, version, redirect, lists, ...(successor ? { successor } : {}) };
			const { id } = await post("remove", removal);
			clearRemovalChoices(entry);
			await reload();
			whileShown(() => {
				showPage(redirect || getPageWithout(entry));
				open({ panel: "list", removed: { id, title: entry.title } });
			});
		} catch (error) {
			showRefusal(error);
		}
		setRemoving(false);
	};
	return {
		choices,
		resolvable,
		unresolvable: blockers.filter((blocker) => !isResolvable(blocker)),
		needsRedirect,
		message,
		refusals,
		isLooking,
		isRemoving,
		choose: (chosen) => {
			const next = { ...choices, ...chosen };
			storeRemovalChoices(entry, next);
			setChoices(next);
		},
		remove,
		cancel: () => clearRemovalChoices(entry),
	};
}

/** Checks whether a choice of the removal's form takes a blocker out of the way. */
function isResolvable({ kind }: RemovalBlocker): boolean {
	return kind !== "named" && kind !== "other";
}

/** Says why a removal was refused. What is unresolvable is listed, with its reasons, where this is shown. */
function describeRefusal(error: unknown, blockers: readonly RemovalBlocker[]): string {
	if (blockers.length === 0) {
		return getMessage(error);
	}
	return blockers.every(isResolvable)
		? "It cannot be removed yet: decide what has been added above first."
		: "";
}

/** Unites two lists of blockers, each blocker once. */
function uniteBlockers(
	first: readonly RemovalBlocker[],
	second: readonly RemovalBlocker[],
): RemovalBlocker[] {
	const blockers = [...first, ...second];
	return [...new Map(blockers.map((blocker) => [getBlockerKey(blocker), blocker])).values()];
}

/** Gets the page to show once an entry is removed, if its address redirects nowhere. */
function getPageWithout({ sharesPage, page }: Entry): string {
	return (sharesPage && page) || "/";
}
