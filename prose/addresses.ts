import type { ContentText } from "../content-model/index.ts";
import type { Finding } from "./finding.ts";

/** Files whose sample addresses the owner replaces before launch. No other may hold one. */
const sampleAddresses = ["content/destinations.yaml", "content/site.yaml"];

/** Addresses in a text that are not well formed, not https, of this machine, or samples out of place. */
export function findBadUrls({ file, line, value }: ContentText): Finding[] {
	const addresses = value.match(/\b[a-z][a-z\d+.-]*:\/\/[^\s)\]>”’]*/gi) ?? [];
	return addresses.flatMap((address) => {
		const remedy = findRemedy(address, sampleAddresses.includes(file));
		return remedy ? { file, line, problem: address, remedy } : [];
	});
}

function findRemedy(address: string, mayBeSample: boolean): string | undefined {
	const url = URL.parse(address);
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
		return `a real address; samples are allowed only in ${sampleAddresses.join(" and ")}`;
	}
	return /[.,;]$/.test(address) ? "an address without the full stop or comma after it" : undefined;
}
