import { z } from "zod";

/** A file of the content, by its path and the version of its bytes. */
export const fileVersionSchema = z.object({ path: z.string(), version: z.string() });
