/**
 * Trims a whole address to its path, without its domain, question mark, mark of a place or last slash: redirects
 * are for paths. What is a path already, or no address at all, stays.
 */
export function trimToPath(text: string): string {
	const trimmedText = text.trim();
	const [, rest = ""] =
		/^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(\/.*)$/i.exec(trimmedText) ?? [];
	const path = trimmedText.startsWith("/") ? trimmedText : rest;
	const plain = path.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");
	return plain.length > 1 ? plain : trimmedText;
}
