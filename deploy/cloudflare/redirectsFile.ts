import { UserError } from "../../machine/userError.ts";
import type { ServedFiles } from "../servedFiles.ts";
import type { ServingRules } from "../servingRules.ts";

/** The most static redirects that Cloudflare reads. */
const maxRules = 2_000;

/**
 * Formats the text of `_redirects`, for Cloudflare: the redirects. Its lines are case-sensitive, so each old path is
 * listed as the owner wrote it and in lower case, without and with a slash at its end. Queries are kept by
 * Cloudflare itself.
 * @throws UserError when there are more redirects than Cloudflare reads.
 */
export function formatRedirectsFile(rules: ServingRules, files: ServedFiles): string {
	const lines = [...files.redirects].flatMap(([key, { from, path, anchor }]) => {
		const spellings = new Set([from, key].flatMap((old) => [old, `${old}/`]));
		return Array.from(spellings, (old) => `${old} ${path}${anchor} ${rules.redirectStatus}`);
	});
	if (lines.length > maxRules) {
		throw new UserError(
			`_redirects would hold ${lines.length} lines, and Cloudflare reads ${maxRules}: remove old paths from content/redirects.yaml.`,
		);
	}
	return `${[
		"# Derived from deploy/servingRules.ts and the built folder: change the rules, then build again.",
		...lines,
	].join("\n")}\n`;
}
