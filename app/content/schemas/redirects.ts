import { z } from "zod";

/** A path of the site as hosts read it: no query, no anchor, nothing that needs percent signs. */
const oldPath = z
	.string()
	.regex(
		/^\/[\w.~-]+(?:\/[\w.~-]+)*$/,
		"an old address from its first slash on, without a slash at its end, such as /insights/roadmap",
	);

/** Where a page is now. */
const newPath = z
	.string()
	.regex(
		/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z][\w-]*)?$/,
		"the address of a page of this site, such as /strategy or /pricing#estimate",
	);

/** `content/redirects.yaml`: addresses that pages once had. */
export const redirects = z.strictObject({
	moved: z.record(oldPath, newPath).describe("New addresses by the old ones."),
});
