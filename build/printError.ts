import { ContentError } from "../content-model/index.ts";
import { UserError } from "../machine/userError.ts";

/** Prints what ended a program: the message alone if the person at the terminal can fix it. */
export function printError(error: unknown): void {
	const isUserFacing = error instanceof ContentError || error instanceof UserError;
	console.error(isUserFacing ? error.message : error);
}
