import type { RefusalResponse } from "../../shared/api/requests.ts";
import { DeskError } from "./deskError.ts";

/**
 * Why something is refused: it is no file of the content, it is not there, it is not as the person has seen it,
 * something else has to be done first, what was sent is wrong, the disk takes nothing, or the page cannot be shown.
 */
export type RefusalReason =
	| "outside"
	| "missing"
	| "changed"
	| "blocked"
	| "invalid"
	| "unwritable"
	| "unavailable";

/** Refuses what the person at the desk has asked for, in a sentence for them; nothing was done. */
export class Refusal extends DeskError {
	override readonly name = "Refusal";
	readonly reason: RefusalReason;
	/** What the page can do about it. */
	readonly details: Omit<RefusalResponse, "message">;

	constructor(
		reason: RefusalReason,
		message: string,
		details: Omit<RefusalResponse, "message"> = {},
	) {
		super(message);
		this.reason = reason;
		this.details = details;
	}
}
