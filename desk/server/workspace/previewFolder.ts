import { join } from "node:path";
import { cacheFolder } from "../records/folders.ts";

/** Gets the folder from which the preview reads its content. @param root folder that holds `content/`. */
export function getPreviewFolder(root: string): string {
	return join(root, cacheFolder, "preview");
}
