import type { Site } from "../site/site.server.ts";
import { absolute, markdownPath } from "./addresses.ts";

/**
 * The guide for assistants (llmstxt.org): what the site is, then every page with its address as
 * Markdown and what it holds.
 */
export function llmsText({ content, pages: register }: Site): string {
	const { site, pages } = content;
	const all = Array.from(register.values());
	const list = (kind: string) =>
		all
			.filter((page) => page.kind === kind)
			.map(
				({ path, title, description }) =>
					`- [${title.replace(/[[\]\\]/g, "\\$&")}](${absolute(markdownPath(path), site.url)}): ${description}`,
			)
			.join("\n");
	return [
		`# ${site.brand}`,
		`> ${site.mission}`,
		pages.home.hero.lede,
		`## Pages\n\n${list("page")}`,
		`## Articles\n\n${list("article")}`,
		// The format lets a reader in a hurry skip what stands under this name.
		`## Optional\n\n${["category", "author", "benefit"].map(list).join("\n")}`,
	]
		.map((part) => `${part}\n`)
		.join("\n");
}
