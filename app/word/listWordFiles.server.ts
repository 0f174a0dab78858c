import { findLatest } from "../../content-model/index.ts";
import { getWordPath, getWorksheetPath, packPath, toAbsoluteUrl } from "../../paths/index.ts";
import { listPackWorksheets } from "../site/packWorksheets.server.ts";
import type { Site } from "../site/site.server.ts";
import { formatWordFile } from "./formatWordFile.server.ts";

/** Lists the Word file of every worksheet, and one of all the firm's pack, by path. */
export function listWordFiles({
	content,
	articles,
}: Site): (readonly [path: string, make: () => Promise<Uint8Array>])[] {
	const { brand, url } = content.settings;
	const getUrl = (path: string) => toAbsoluteUrl(path, url);
	const files = articles.flatMap(({ slug, changed, worksheets }) =>
		worksheets.map(({ name, title, markdown }) => ({
			path: getWorksheetPath(slug, name, "docx"),
			file: { title, author: brand, changed, markdown: [markdown] },
		})),
	);
	const packWorksheets = listPackWorksheets(content.pages["firm-pack"], articles);
	const pack = {
		path: getWordPath(packPath),
		file: {
			title: content.pages["firm-pack"].head.title,
			author: brand,
			changed: findLatest(packWorksheets.map(({ article }) => article.changed)) ?? "",
			markdown: packWorksheets.map(({ worksheet }) => worksheet.markdown),
		},
	};
	return [...files, pack].map(({ path, file }) => [path, () => formatWordFile(file, getUrl)]);
}
