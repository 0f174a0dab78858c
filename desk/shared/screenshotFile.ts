/** Gets the name of a screenshot's file. @param id of its item */
export function getScreenshotFile(id: unknown): string {
	return `${id}.png`;
}
