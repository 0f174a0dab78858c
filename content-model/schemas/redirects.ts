import { z } from "zod";

/** Creates the schema of `content/redirects.yaml`. checks/redirects.ts checks more. */
export function createRedirectsSchema() {
	return z.strictObject({
		redirects: z
			.record(z.string(), z.string().trim().min(1, "a path").meta({ formWidget: "link" }))
			.describe("New addresses by the old ones.")
			.meta({
				formHint: "Addresses that pages once had, each with the page that has taken its place.",
				formKeyLabel: "Old address",
				formKeyHint: "What comes after the domain, such as /our-fees.",
				formKeyWidget: "path",
				formValueHint: "The page that visitors of the old address are taken to.",
				formValueLabel: "New address",
			}),
	});
}
