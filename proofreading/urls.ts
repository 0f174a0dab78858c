import type { ContentText } from "../content-model/index.ts";
import { createFinding, type Finding } from "./finding.ts";

/** The files whose sample URLs the owner replaces before launch. No other file may hold one. */
const filesWithSamples = ["content/destinations.yaml", "content/site.yaml"];

/** Finds URLs that are malformed, not https, of this machine, or samples in a file that may hold none. */
export function findBadUrls(text: ContentText): Finding[] {
	const { file, value } = text;
	return [...value.matchAll(/\b[a-z][a-z\d+.-]*:\/\/[^\s)\]>”’]*/gi)].flatMap(
		({ 0: url, index }) => {
			const remedy = findRemedy(url, filesWithSamples.includes(file));
			const problem = `The address ${url} cannot be published`;
			return remedy ? createFinding(text, { problem, remedy }, [index, index + url.length]) : [];
		},
	);
}

function findRemedy(text: string, mayBeSample: boolean): string | undefined {
	const url = URL.parse(text);
	if (!url || !/^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/.test(url.hostname)) {
		return "Write the whole address of a public site.";
	}
	if (url.protocol !== "https:") {
		return "Begin it with https://.";
	}
	if (url.username || url.password || url.port) {
		return "Write it without user, password or port.";
	}
	if (url.hostname.endsWith(".example") && !mayBeSample) {
		return `Write a real address. Samples are allowed only in ${filesWithSamples.join(" and ")}.`;
	}
	return /[.,;]$/.test(text) ? "Leave out the full stop or comma after it." : undefined;
}
