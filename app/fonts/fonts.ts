/**
 * The fonts of the site, as they are in their packages: `sans` for the interface and headings, `serif`
 * for long texts. After a change, `npm run fonts` subsets them into this folder.
 */
export const fonts = {
	sans: {
		source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
		weight: { min: 200, max: 900 },
	},
	serif: {
		source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
		weight: { min: 400, max: 600 },
	},
	serifItalic: {
		source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2",
		weight: 400,
	},
};
