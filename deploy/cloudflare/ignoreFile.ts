import type { ServingRules } from "../servingRules.ts";

/**
 * Formats the text of `.assetsignore`: which files of the folder Cloudflare does not take. The pattern language is
 * that of `.gitignore`. It keeps the not-found documents, which it sends for missing pages, and leaves out
 * the document for server errors, which it cannot use.
 */
export function formatIgnoreFile(rules: ServingRules): string {
	const { topNames, suffixes, dotFolders } = rules.hiddenFiles;
	return `${[
		"# Derived from deploy/servingRules.ts: change the rules, then build again.",
		".*",
		...dotFolders.map((name) => `!${name}`),
		...suffixes.map((suffix) => `*${suffix}`),
		...[...topNames, rules.errorDocument].map((name) => `/${name}`),
	].join("\n")}\n`;
}
