/** Gets the message of whatever was thrown. */
export function getMessage(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
