/** Truncates a text to fit one line of a terminal. */
export function truncate(text: string): string {
	return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}
