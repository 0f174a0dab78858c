import { inspect } from "node:util";
import { serverErrorMessage } from "../../shared/getMessage.ts";
import { DeskError } from "./deskError.ts";

/** Describes an error in sentences for the person at the desk. One that is no {@link DeskError} is printed in the terminal too. */
export function describeError(error: unknown): string {
	if (error instanceof DeskError) {
		return error.message;
	}
	printError(error);
	const explanation = explainDiskError(error);
	return explanation
		? `${explanation} What is saved and what you typed are kept.`
		: serverErrorMessage;
}

/** Describes in a sentence why a file could not be written, and prints the error in the terminal. */
export function describeWriteFailure(error: unknown): string {
	printError(error);
	return explainDiskError(error) ?? "Nothing can be written to the disk; the terminal says why.";
}

/** Explains an error of the disk, and what to do about it; undefined for any other. */
export function explainDiskError(error: unknown): string | undefined {
	const { code, path }: NodeJS.ErrnoException = error instanceof Error ? error : new Error();
	switch (code) {
		case "ENOSPC":
		case "EDQUOT":
			return "The disk is full. Make room, then try again.";
		case "EACCES":
		case "EPERM":
		case "EROFS":
			return `The desk may not use ${path ?? "one of its files"}. Allow your account to read and change it, then try again.`;
	}
}

/** The last error that was printed. */
let printed = "";

/** Prints an error in the terminal. A page asks for the status every few seconds: what is wrong for longer is printed once. */
function printError(error: unknown): void {
	if (inspect(error) !== printed) {
		console.error(error);
		printed = inspect(error);
	}
}
