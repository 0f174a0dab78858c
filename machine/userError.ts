/**
 * An error that the person at the terminal can fix. Its message is one line that says what is
 * wrong and what to do; programs print it without a stack and leave with status 1.
 */
export class UserError extends Error {
	override readonly name: string = "UserError";
}
