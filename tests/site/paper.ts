/** A sheet of A4 with margins of a centimetre, in CSS pixels. */
export const sheetOfPaper = { width: 718, height: 1047 };

/** The same of Letter, which is wider and shorter. */
export const sheetOfLetter = { width: 740, height: 980 };
