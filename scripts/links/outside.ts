/** The response of an outside URL. */
interface LinkResult {
	readonly url: string;
	/** The reason that it cannot be read: a status, or an error of the network; absent if it answers. */
	readonly issue?: string;
	/** Whether a person should look: the site turns programs away, or is busy. */
	readonly isUnsure: boolean;
}

/** Timeout of a URL, in milliseconds. */
const timeout = 20_000;

/** Statuses of sites that turn programs away, though people can read them, or are busy. */
const inconclusiveStatuses = [401, 403, 405, 406, 429, 503];

/** A URL in a text. Brackets are part of one in pairs alone: others are Markdown's, as are those of a footnote. */
const outsideUrl =
	/\bhttps?:\/\/(?:[^\s<>()[\]"”’]|\([^\s<>()[\]"”’]*\)|\[(?!\^)[^\s<>()[\]"”’]*\](?!\())+/g;

/** Lists every URL of other sites in some texts, once. Samples (`.example`) lead nowhere and are left out. */
export function listOutsideUrls(texts: readonly string[]): string[] {
	const urls = texts.flatMap((text) => text.match(outsideUrl) ?? []);
	return Array.from(new Set(urls.map((url) => url.replace(/[.,;]$/, ""))))
		.filter((url) => !URL.parse(url)?.hostname.endsWith(".example"))
		.sort();
}

/**
 * Checks that a URL still answers: by HEAD, and by GET if a site does not support that.
 * @param ask sends the request.
 */
export async function checkLink(url: string, ask: typeof fetch = fetch): Promise<LinkResult> {
	let issue = "";
	let isUnsure = false;
	for (const method of ["HEAD", "GET"]) {
		try {
			const { ok, status, body } = await ask(url, {
				method,
				signal: AbortSignal.timeout(timeout),
			});
			await body?.cancel();
			if (ok) {
				return { url, isUnsure: false };
			}
			issue = `status ${status}`;
			isUnsure = inconclusiveStatuses.includes(status);
		} catch (error) {
			issue = error instanceof Error ? String(error.cause ?? error.message) : String(error);
			isUnsure = false;
		}
	}
	return { url, issue, isUnsure };
}

/** Requests URLs one after another, out of politeness to other sites. */
export async function checkLinks(urls: Iterable<string>): Promise<LinkResult[]> {
	const answers: LinkResult[] = [];
	for (const url of urls) {
		answers.push(await checkLink(url));
	}
	return answers;
}
