import type { Restoration } from "../shared/api/removals.ts";

/** Says that an entry is back, and where what named it has to be put back by hand. */
export function describeRestoration(title: string, { changedSince }: Restoration): string {
	const files = new Intl.ListFormat("en-AU").format(changedSince);
	return files
		? `${title} is back. Changed since it was removed, and left as it is: ${files}. Add it there again if you want it there.`
		: `${title} is back as it was.`;
}
