import type { Restoration } from "../shared/api/removals.ts";

/** Says that an entry is back, and where what named it has to be put back by hand. */
export function describeRestoration(title: string, { changedSince }: Restoration): string {
	const files = new Intl.ListFormat("en-AU").format(changedSince);
	return files
		? `${title} is back. Changed since its removal, and left as it is: ${files}. Name it there again if it is to be.`
		: `${title} is back as it was.`;
}
