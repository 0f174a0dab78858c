import { readContent } from "../content/files/contentFiles.ts";
import { isPictureIn } from "../form/isPictureIn.ts";

/**
 * Checks whether an entry has a picture as it is saved. Another one of the same name may still wait, dropped on a form
 * that was discarded.
 * @param path of the entry's file; there is none of a new one.
 */
export function isPictureSaved(root: string, path: string, picture: string): boolean {
	const bytes = path ? readContent(root, path) : undefined;
	return (
		bytes !== undefined &&
		readContent(root, picture) !== undefined &&
		isPictureIn(picture, path, bytes)
	);
}
