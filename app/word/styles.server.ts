import {
	AlignmentType,
	BorderStyle,
	convertMillimetersToTwip,
	type INumberingOptions,
	type IStylesOptions,
	LevelFormat,
} from "docx";

/** The names of paragraph styles that are not Word's own. */
export const paragraphStyles = { cell: "TableText", quotation: "Quotation" } as const;

/** The names of the markers of lists. */
export const listStyles = { bulleted: "bullets", numbered: "numbers" } as const;

/** A4, in the numbers that Word has for it. The longest worksheet fits on one page. */
export const page = {
	size: { width: 11_906, height: 16_838 },
	margin: {
		top: convertMillimetersToTwip(14),
		bottom: convertMillimetersToTwip(12),
		left: convertMillimetersToTwip(18),
		right: convertMillimetersToTwip(18),
	},
} as const;

/** The width between the margins. */
export const textWidth = page.size.width - page.margin.left - page.margin.right;

const line = { style: BorderStyle.SINGLE, size: 4, color: "8A938C" } as const;
const noLine = { style: BorderStyle.NONE } as const;

/** A line between rows and around the table, none between columns. */
export const tableBorders = {
	top: line,
	bottom: line,
	left: noLine,
	right: noLine,
	insideHorizontal: line,
	insideVertical: noLine,
};

/** The room around the text of a cell. */
export const cellPadding = { top: 45, bottom: 45, left: 0, right: 120 };

/** Half points. */
const bodySize = 21;

/** The look of a worksheet: ink on paper, as small as it can be read with ease. */
export const styles: IStylesOptions = {
	default: {
		document: {
			run: { font: "Calibri", size: bodySize, language: { value: "en-AU" } },
			paragraph: { spacing: { before: 60, after: 60 } },
		},
		heading1: {
			run: { size: 40, bold: true },
			paragraph: { spacing: { after: 100 }, keepNext: true },
		},
		heading2: {
			run: { size: 25, bold: true },
			paragraph: { spacing: { before: 160, after: 60 }, keepNext: true },
		},
	},
	paragraphStyles: [
		{
			id: paragraphStyles.cell,
			name: "Table Text",
			basedOn: "Normal",
			quickFormat: true,
			paragraph: { spacing: { before: 0, after: 0 } },
		},
		{
			id: paragraphStyles.quotation,
			name: "Quotation",
			basedOn: "Normal",
			quickFormat: true,
			paragraph: { indent: { left: 284 } },
		},
	],
};

/** The deepest level that a list of Word has, counted from 0. */
export const deepestLevel = 8;

/** The markers of lists, by the depth at which a list is. */
export const numbering: INumberingOptions = {
	config: [
		{ reference: listStyles.bulleted, levels: createLevels(LevelFormat.BULLET, () => "•") },
		{
			reference: listStyles.numbered,
			levels: createLevels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`),
		},
	],
};

function createLevels(
	format: (typeof LevelFormat)[keyof typeof LevelFormat],
	getText: (level: number) => string,
) {
	return Array.from({ length: deepestLevel + 1 }, (_, level) => ({
		level,
		format,
		text: getText(level),
		alignment: AlignmentType.LEFT,
		style: { paragraph: { indent: { left: 284 * (level + 1), hanging: 284 } } },
	}));
}
