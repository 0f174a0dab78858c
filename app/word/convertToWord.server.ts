import {
	HeadingLevel,
	type IParagraphOptions,
	type IRunOptions,
	Paragraph,
	type ParagraphChild,
	SimpleField,
	Table,
	TableCell,
	TableLayoutType,
	TableRow,
	TextRun,
	WidthType,
} from "docx";
import type { List, PhrasingContent, Root, RootContent, Table as TableNode } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import {
	cellPadding,
	deepestLevel,
	listStyles,
	paragraphStyles,
	tableBorders,
	textWidth,
} from "./styles.server.ts";

/** A part of a Word file. */
type Block = Paragraph | Table;

/** What the blocks around some blocks give them. */
interface BlockContext {
	/** The marker of a list's item, for the first of its blocks. */
	marker?: IParagraphOptions["numbering"];
	/** The style of a quotation. */
	style?: string;
	/** How many lists it is in. */
	depth: number;
}

/**
 * Converts worksheets to the parts of a Word file. Each title begins a new page.
 * @param worksheets their Markdown, parsed.
 * @param toAbsoluteUrl makes a URL of the site whole: a file has no site around it.
 */
export function convertToWord(worksheets: Root, toAbsoluteUrl: (url: string) => string): Block[] {
	let listCount = 0;
	return convertBlocks(worksheets.children, { depth: 0 });

	function convertBlocks(
		[first, ...others]: readonly RootContent[],
		{ marker, ...context }: BlockContext,
	): Block[] {
		return [
			...(first ? convertBlock(first, { ...context, marker }) : []),
			...others.flatMap((block) => convertBlock(block, context)),
		];
	}

	function convertBlock(block: RootContent, context: BlockContext): Block[] {
		const look = { numbering: context.marker, style: context.style };
		switch (block.type) {
			case "heading":
				return [
					new Paragraph({
						heading: block.depth === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
						pageBreakBefore: block.depth === 1,
						children: createRuns(block.children, toAbsoluteUrl),
					}),
				];
			case "paragraph":
				return [new Paragraph({ ...look, children: createRuns(block.children, toAbsoluteUrl) })];
			case "blockquote":
				return convertBlocks(block.children, { ...context, style: paragraphStyles.quotation });
			case "list":
				return convertList(block, context);
			case "table":
				return [convertTable(block, toAbsoluteUrl)];
			default:
				return [new Paragraph({ ...look, text: textOf(block) })];
		}
	}

	/** Converts a list. Each has numbers of its own. */
	function convertList(
		{ ordered, children: items }: List,
		{ style, depth }: BlockContext,
	): Block[] {
		listCount += 1;
		const reference = ordered ? listStyles.numbered : listStyles.bulleted;
		const marker = { reference, level: Math.min(depth, deepestLevel), instance: listCount };
		return items.flatMap(({ children }) =>
			convertBlocks(children, { marker, style, depth: depth + 1 }),
		);
	}
}

function convertTable({ children: rows }: TableNode, toAbsoluteUrl: (url: string) => string) {
	const widths = shareWidth(rows.map(({ children }) => children.map((cell) => textOf(cell))));
	return new Table({
		width: { size: textWidth, type: WidthType.DXA },
		columnWidths: widths,
		layout: TableLayoutType.FIXED,
		borders: tableBorders,
		margins: cellPadding,
		rows: rows.map(
			({ children: cells }, index) =>
				new TableRow({
					...(index === 0 && { tableHeader: true }),
					cantSplit: true,
					children: cells.map(
						(cell) =>
							new TableCell({
								children: [
									new Paragraph({
										style: paragraphStyles.cell,
										children: createRuns(cell.children, toAbsoluteUrl, { bold: index === 0 }),
									}),
								],
							}),
					),
				}),
		),
	});
}

/**
 * Shares the width of the text among the columns of a table: by the root of each one's longest text, since text wraps
 * in two directions. An empty column is to be written in.
 */
function shareWidth(rows: readonly (readonly string[])[]): number[] {
	const columns = rows[0]?.map((_, column) => {
		const longest = Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
		return Math.sqrt(Math.max(longest, 12));
	});
	const sum = columns?.reduce((total, share) => total + share, 0) ?? 1;
	return columns?.map((share) => Math.floor((share / sum) * textWidth)) ?? [];
}

/** Creates the text of a paragraph. What is in brackets is to be filled in: it is marked, as with a pen. */
function createRuns(
	nodes: readonly PhrasingContent[],
	toAbsoluteUrl: (url: string) => string,
	look: IRunOptions = {},
): ParagraphChild[] {
	let isBlank = false;
	return nodes.flatMap((node) => createRun(node, look));

	function createRun(node: PhrasingContent, style: IRunOptions): ParagraphChild[] {
		switch (node.type) {
			case "strong":
				return node.children.flatMap((child) => createRun(child, { ...style, bold: true }));
			case "emphasis":
				return node.children.flatMap((child) => createRun(child, { ...style, italics: true }));
			case "link":
				return [new SimpleField(`HYPERLINK "${toAbsoluteUrl(node.url)}"`, textOf(node))];
			case "break":
				return [new TextRun({ break: 1 })];
			default:
				// A line break of the file is a space.
				return markBlanks(textOf(node).replaceAll("\n", " "), style);
		}
	}

	/** Splits a text at its brackets. A pair may begin in one part of a paragraph and end in another. */
	function markBlanks(text: string, style: IRunOptions): TextRun[] {
		return text
			.split(/(?=\[)|(?<=\])/)
			.filter((part) => part !== "")
			.map((part) => {
				isBlank ||= part.startsWith("[");
				const run = new TextRun({ ...style, text: part, ...(isBlank && { highlight: "yellow" }) });
				isBlank &&= !part.endsWith("]");
				return run;
			});
	}
}
