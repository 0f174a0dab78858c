/** Finds the index at which a line of a text begins. @param line from 1 */
export function findLineStart(text: string, line: number): number {
	const linesBefore = text.split("\n").slice(0, line - 1);
	return linesBefore.reduce((sum, { length }) => sum + length + 1, 0);
}

/** Selects a line in a text area. @param line from 1 */
export function selectLine(area: HTMLTextAreaElement, line: number): void {
	const start = findLineStart(area.value, line);
	const end = area.value.indexOf("\n", start);
	area.setSelectionRange(start, end < 0 ? area.value.length : end);
}
