import { join } from "node:path";

/** Gets the folder from which the preview reads its content. @param root folder that holds `content/`. */
export function getPreviewFolder(root: string): string {
	return join(root, ".cache/desk/preview");
}
