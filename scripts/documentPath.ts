/** The address of a document: what `documentFile` of build/files.ts makes a file of. @param file `blog.html` */
export function documentPath(file: string): string {
	return `/${file.replace(/(?:^index)?\.html$/, "")}`;
}
