import type { RemovalBlocker } from "../../../shared/api/removals.ts";
import { getBlockerKey } from "../../../shared/api/removals.ts";
import type { RemovalChoices } from "./removalChoices.ts";

/** The removal of an entry that is being prepared. */
export interface RemovalState {
	/** Blockers are looked for, a person decides what is to be done with them, or the server removes the entry. */
	phase: "looking" | "deciding" | "removing";
	choices: RemovalChoices;
	/** What is in the way. */
	blockers: readonly RemovalBlocker[];
	/** Whether its address has been public and has to lead to another page. */
	needsRedirect: boolean;
	/** Why the server refused the removal, or why it could not be asked. */
	message: string;
}

/** An event of a removal. */
export type RemovalEvent =
	| { type: "blockers-found"; blockers: readonly RemovalBlocker[] }
	| { type: "look-up-failed"; message: string }
	| { type: "chosen"; choices: RemovalChoices }
	| { type: "removal-began" }
	/** `blockers` are those that the choices have left. */
	| {
			type: "refused";
			message: string;
			blockers?: readonly RemovalBlocker[];
			needsRedirect?: boolean;
	  };

/** Begins the removal of an entry, with what was chosen for it before. */
export function beginRemoval(choices: RemovalChoices, needsRedirect: boolean): RemovalState {
	return { phase: "looking", choices, blockers: [], needsRedirect, message: "" };
}

/** Computes the state of a removal after something has happened to it. */
export function reduceRemoval(state: RemovalState, event: RemovalEvent): RemovalState {
	switch (event.type) {
		case "blockers-found":
			return { ...endLookUp(state), blockers: event.blockers };
		case "look-up-failed":
			return { ...endLookUp(state), message: event.message };
		case "chosen":
			return { ...state, choices: event.choices };
		case "removal-began":
			return { ...state, phase: "removing", message: "" };
		case "refused": {
			const { message, blockers = [], needsRedirect = false } = event;
			return {
				...state,
				phase: "deciding",
				// The server names only what the choices leave: what they resolve is still to be chosen.
				blockers: uniteBlockers(state.blockers.filter(isResolvable), blockers),
				needsRedirect: state.needsRedirect || needsRedirect,
				message: blockers.length > 0 ? describeBlockers(blockers) : message,
			};
		}
	}
}

/** Checks whether a choice in the removal's form resolves a blocker. */
export function isResolvable({ relation }: RemovalBlocker): boolean {
	return relation !== "named" && relation !== "other";
}

/** Ends a look-up. Where the removal has begun meanwhile, it goes on. */
function endLookUp(state: RemovalState): RemovalState {
	return state.phase === "looking" ? { ...state, phase: "deciding" } : state;
}

/** Says what has to be decided first. What is unresolvable is listed, with its reasons, where this is shown. */
function describeBlockers(blockers: readonly RemovalBlocker[]): string {
	return blockers.every(isResolvable)
		? "It cannot be removed yet: something has been added above. Decide on it first."
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
