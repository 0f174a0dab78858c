/** A figure in a text: a number with the dollar sign and the points that belong to it. Splits a text around its figures. */
export const figurePattern = /(\$?\d+(?:[.,]\d+)*)/;
