import { getKind, isPictureInForm } from "../content/kinds/kinds.ts";
import { createFormCodec } from "./formCodec.ts";

/** Checks whether an entry shows a picture. @param bytes of the file at the entry's path */
export function isPictureInFile(picture: string, path: string, bytes: Buffer): boolean {
	return isPictureInForm(
		picture,
		path,
		createFormCodec(getKind(path)).toFormData(bytes.toString()),
	);
}
