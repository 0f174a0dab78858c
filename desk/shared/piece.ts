/** What can be published without the rest of its file: a part of the file, or all of it that is in no such part. */
export interface Piece {
	path: string;
	/** The name of the part; missing for the rest of the file. */
	part?: string | undefined;
}

/** Gets the key of a piece, which is also that of the change named after it. */
export function getPieceKey({ path, part }: Piece): string {
	return part === undefined ? path : `${path}#${part}`;
}
