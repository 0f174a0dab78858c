/** Something the owner has to replace, complete or decide before the site goes public. */
export interface OpenItem {
	/** Path from the project's folder. */
	file: string;
	/** Line of the file, from 1, where it is known. */
	line?: number;
	/** Field, as in the file. */
	field: string;
	/** What is there now, or what is to be decided. */
	what: string;
}
