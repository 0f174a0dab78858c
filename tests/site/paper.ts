/** A sheet of A4 with margins of a centimetre, in CSS pixels. */
export const sheetOfPaper = { width: 718, height: 1047 };
