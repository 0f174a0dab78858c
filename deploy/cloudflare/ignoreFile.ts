import type { SiteRules } from "../rules.ts";

/**
 * The text of `.assetsignore`: which files of the folder Cloudflare is not to take. The pattern
 * language is that of `.gitignore`. Not-found documents are hidden too, but it must have them.
 */
export function ignoreFile(rules: SiteRules): string {
	const { names, topNames, endings, dotFolders } = rules.hiddenFiles;
	return `${[
		"# Derived from deploy/rules.ts: change the rules, then build again.",
		".*",
		...dotFolders.map((name) => `!${name}`),
		...endings.map((ending) => `*${ending}`),
		...names.filter((name) => name !== rules.notFoundDocument),
		...topNames.map((name) => `/${name}`),
	].join("\n")}\n`;
}
