import { fileURLToPath } from "node:url";

/** The project's folder. */
const project = new URL("../../", import.meta.url);

/** Folders of the site's code and words. */
export const siteFolders = [
	"app/",
	"content/",
	"content-model/",
	"development/",
	"grid/",
	"nearest/",
	"paths/",
].map(toPath);

/** The folder of the site’s pages and components. */
export const appFolder = toPath("app/");

/** Returns the full path of a file of the project. */
export function toPath(path: string): string {
	return fileURLToPath(new URL(path, project));
}
