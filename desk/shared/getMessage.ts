/** Gets the message of whatever was thrown. */
export function getMessage(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** The message of an error of the desk's server that has none of its own. */
export const serverErrorMessage = "The desk had an error. Try again.";
