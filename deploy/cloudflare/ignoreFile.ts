import type { SiteRules } from "../rules.ts";

/**
 * The text of `.assetsignore`: which files of the folder Cloudflare is not to take. The pattern
 * language is that of `.gitignore`. Of what is hidden, its script needs documents and their copies.
 */
export function ignoreFile(rules: SiteRules): string {
	const { topNames, endings, dotFolders } = rules.hiddenFiles;
	return `${[
		"# Derived from deploy/rules.ts: change the rules, then build again.",
		".*",
		...dotFolders.map((name) => `!${name}`),
		...endings.map((ending) => `*${ending}`),
		"!*.html.br",
		...topNames.map((name) => `/${name}`),
	].join("\n")}\n`;
}
