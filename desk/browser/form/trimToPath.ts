/**
 * The path of a whole address, without its domain, question mark, mark of a place or last slash: redirects
 * are for paths. What is a path already, or no address at all, stays.
 */
export function trimToPath(text: string): string {
	const typed = text.trim();
	const [, rest = ""] =
		/^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(\/.*)$/i.exec(typed) ?? [];
	const path = typed.startsWith("/") ? typed : rest;
	const plain = path.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");
	return plain.length > 1 ? plain : typed;
}
