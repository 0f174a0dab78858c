/** The parts of a Markdown file that begins with fields. */
interface FrontMatter {
	/** The fields with the two lines of hyphens around them. */
	head: string;
	/** The fields alone. */
	yaml: string;
	/** The text below. */
	body: string;
}

/** Parts a Markdown file with line ends of `\n`. @returns nothing where it does not begin with fields. */
export function frontMatterOf(text: string): FrontMatter | undefined {
	const [head, yaml = ""] = text.match(/^---\n([\s\S]*?\n)---\n/) ?? [];
	return head === undefined ? undefined : { head, yaml, body: text.slice(head.length) };
}

/** Takes away what editors on Windows add: a byte order mark, carriage returns at the ends of lines. */
export function withoutSystemMarks(text: string): string {
	return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
