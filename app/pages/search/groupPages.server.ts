import { searchPath } from "../../../paths/index.ts";
import type { SitePage } from "../../site/pages.server.ts";
import type { Site } from "../../site/site.server.ts";

/** Pages that belong together. */
interface PageGroup {
	title: string;
	pages: { path: string; name: string }[];
}

/**
 * Groups the pages of the site as its footer does; lists of articles and people stand under the page above them.
 * Home, which the footer does not list, belongs to the first group.
 */
export function groupPages({ content: { settings }, pages }: Site): PageGroup[] {
	const { footer, legal, labels } = settings;
	const menus = [...footer.groups, { title: labels.legalNavigation, links: legal }];
	const getTitle = ({ path, parent }: SitePage) =>
		menus.find(({ links }) => links.some(({ href }) => href === path))?.title ??
		parent?.name ??
		footer.groups[0]?.title ??
		"";
	const listed = [...pages.values()].filter(
		({ kind, path }) => kind !== "article" && kind !== "benefit" && path !== searchPath,
	);
	return Array.from(Map.groupBy(listed, getTitle), ([title, members]) => ({
		title,
		pages: members.map(({ path, name }) => ({ path, name })),
	}));
}
