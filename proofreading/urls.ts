import type { ContentText } from "../content-model/index.ts";
import type { Finding } from "./finding.ts";

/** The files whose sample URLs the owner replaces before launch. No other file may hold one. */
const filesWithSamples = ["content/destinations.yaml", "content/site.yaml"];

/** Finds URLs that are malformed, not https, of this machine, or samples in a file that may hold none. */
export function findBadUrls({ file, line, value }: ContentText): Finding[] {
	const urls = value.match(/\b[a-z][a-z\d+.-]*:\/\/[^\s)\]>”’]*/gi) ?? [];
	return urls.flatMap((url) => {
		const remedy = findRemedy(url, filesWithSamples.includes(file));
		return remedy ? { file, line, problem: url, remedy } : [];
	});
}

function findRemedy(text: string, mayBeSample: boolean): string | undefined {
	const url = URL.parse(text);
	if (!url || !/^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/.test(url.hostname)) {
		return "an absolute address of a public site";
	}
	if (url.protocol !== "https:") {
		return "https://";
	}
	if (url.username || url.password || url.port) {
		return "an address without user, password or port";
	}
	if (url.hostname.endsWith(".example") && !mayBeSample) {
		return `a real address; samples are allowed only in ${filesWithSamples.join(" and ")}`;
	}
	return /[.,;]$/.test(text) ? "an address without the full stop or comma after it" : undefined;
}
