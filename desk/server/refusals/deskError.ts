/** An error whose message is for the person at the desk: a sentence that says what is wrong. */
export class DeskError extends Error {
	override readonly name: string = "DeskError";
}
