import { UserError } from "./userError.ts";

/** Prints what ended a program: the message alone if the person at the terminal can fix it. */
export function printError(error: unknown): void {
	console.error(error instanceof UserError ? error.message : error);
}
