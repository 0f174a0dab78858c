import { Document, Packer } from "docx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { parseMarkdown } from "../../content-model/index.ts";
import { convertToWord } from "./convertToWord.server.ts";
import { numbering, page, styles } from "./styles.server.ts";

/** Worksheets to be kept as one Word file. */
interface Worksheets {
	title: string;
	/** Name of whoever wrote them. */
	author: string;
	/** Day of their last change. */
	changed: string;
	/** The Markdown of each. */
	markdown: readonly string[];
}

/**
 * Formats worksheets as a Word file, each on a page of its own. The same worksheets give the same bytes.
 * @param toAbsoluteUrl makes a URL of the site whole.
 */
export async function formatWordFile(
	{ title, author, changed, markdown }: Worksheets,
	toAbsoluteUrl: (url: string) => string,
): Promise<Uint8Array> {
	const document = new Document({
		title,
		creator: author,
		lastModifiedBy: author,
		styles,
		numbering,
		sections: [
			{
				properties: { page },
				children: convertToWord(parseMarkdown(markdown.join("\n")), toAbsoluteUrl),
			},
		],
	});
	return setDay(await Packer.toBuffer(document), changed);
}

/** Sets the day of a Word file and of all that is in it, which the package takes from the clock. */
function setDay(file: Uint8Array, day: string): Uint8Array {
	const parts = unzipSync(file);
	const properties = strFromU8(parts["docProps/core.xml"] ?? new Uint8Array());
	const datedProperties = properties.replaceAll(/(?<=W3CDTF">)[^<]+/g, `${day}T00:00:00Z`);
	return zipSync(
		{ ...parts, "docProps/core.xml": strToU8(datedProperties) },
		// The format has no time zone: the package reads the parts of a local time.
		{ level: 9, mtime: `${day}T00:00:00` },
	);
}
