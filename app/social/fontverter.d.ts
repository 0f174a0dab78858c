/** The package carries no types of its own. */
declare module "fontverter" {
	const fontverter: {
		/** Turns a font file into one of another format. */
		convert(font: Uint8Array, format: "sfnt"): Promise<Uint8Array>;
	};
	export default fontverter;
}
