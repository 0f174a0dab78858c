/** A shape in one colour. */
export interface MarkShape {
	/** The room that it fills: the `viewBox` of its file. */
	viewBox: string;
	/** The `d` attribute of its one filled path. */
	path: string;
}

/** The mark of the brand: the logo, the icons and the social cards are made from it. */
export interface Mark extends MarkShape {
	/** The same for icons of 16 pixels, where anything but whole pixels blurs. */
	small: MarkShape;
}
