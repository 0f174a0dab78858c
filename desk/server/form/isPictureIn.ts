import { findKind, isPictureUsed } from "../content/kinds/kinds.ts";
import { createFormCodec } from "./formCodec.ts";

/** Checks whether an entry shows a picture. @param bytes of the file at the entry's path */
export function isPictureIn(picture: string, path: string, bytes: Buffer): boolean {
	return isPictureUsed(picture, path, createFormCodec(findKind(path)).toFormData(bytes.toString()));
}
