/**
 * Creates a `mailto:` link that shares a URL.
 * @param title becomes its subject.
 * @param url becomes its text.
 */
export function createMailtoHref(title: string, url: string): string {
	return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}
