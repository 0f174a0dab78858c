import { z } from "zod";

/** `content/redirects.yaml`: addresses that pages once had. What they must be like: redirects.server.ts. */
export const redirects = z.strictObject({
	redirects: z
		.record(z.string(), z.string().trim().min(1, "a path"))
		.describe("New addresses by the old ones."),
});
