import { getMarkdownPath, toAbsoluteUrl } from "../../paths/index.ts";
import { parseParagraph } from "../site/plainText.server.ts";
import type { Site } from "../site/site.server.ts";

/**
 * Formats the text of llms.txt, the guide for assistants (llmstxt.org): a summary, then every page with the URL of
 * its Markdown and a description.
 */
export function formatLlmsText({ content, pages: pageIndex }: Site): string {
	const { settings, pages } = content;
	const lede = parseParagraph(pages.home.hero.lede, settings).map(({ text }) => text);
	const formatList = (...kinds: string[]) =>
		kinds
			.flatMap((kind) => Array.from(pageIndex.values()).filter((page) => page.kind === kind))
			.map(({ path, title, description }) => {
				const label = title.replace(/[[\]\\]/g, "\\$&");
				return `- [${label}](${toAbsoluteUrl(getMarkdownPath(path), settings.url)}): ${description}`;
			})
			.join("\n");
	// The format lets a reader in a hurry skip what is under “Optional”.
	return `# ${settings.brand}

> ${settings.mission}

${lede.join("")}

## Pages

${formatList("page")}

## Articles

${formatList("article")}

## Optional

${formatList("category", "person", "benefit")}
`;
}
