import { z } from "zod";
import { line } from "./common.ts";

/** `content/redirects.yaml`: addresses that pages once had. What they must be like: redirects.server.ts. */
export const redirects = z.strictObject({
	moved: z.record(z.string(), line).describe("New addresses by the old ones."),
});
