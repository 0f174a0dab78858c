import { searchPath } from "../../../paths/index.ts";
import type { SitePage } from "../../site/pages.server.ts";
import type { Site } from "../../site/site.server.ts";

/** Pages that belong together. */
interface PageGroup {
	title: string;
	links: {
		path: string;
		title: string;
		/** The page that it is a part of, where another page may have its name. */
		partOf?: string;
	}[];
}

/**
 * Groups the pages of the site as its footer does, and categories and people by their parent page. What has
 * neither, as Home, is in the first group.
 */
export function groupPages({ content: { settings }, pages }: Site): PageGroup[] {
	const { footer, legal, labels } = settings;
	const menus = [...footer.groups, { title: labels.legalNavigation, links: legal }];
	const getTitle = ({ path, parent }: SitePage) =>
		menus.find(({ links }) => links.some(({ href }) => href === path))?.title ??
		parent?.name ??
		footer.groups[0]?.title ??
		"";
	const listedPages = [...pages.values()].filter(
		({ kind, path }) => kind !== "article" && kind !== "benefit" && path !== searchPath,
	);
	return Array.from(Map.groupBy(listedPages, getTitle), ([title, members]) => ({
		title,
		links: members.map(({ kind, path, name, parent }) => ({
			path,
			title: name,
			partOf: kind === "category" ? parent?.name : undefined,
		})),
	}));
}
