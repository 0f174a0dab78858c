/** Gets the message of a caught value, which may be no error. */
export function getMessage(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** The message of an error of the desk's server that nobody has foreseen. */
export const serverErrorMessage =
	"Something went wrong in the desk, and the terminal says what. What is saved and what you typed are kept. Try again.";
