/** A file, or a part of it, as a change begins with it. */
export interface ChangePart {
	path: string;
	part?: string | undefined;
}

/** Gets the key of a change: a file may be in several, each with a part of it. */
export function getChangeKey({ path, part }: ChangePart): string {
	return part ? `${path}#${part}` : path;
}
