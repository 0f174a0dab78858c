/**
 * The licences that a package may have: the one list. Names are those of SPDX (spdx.org/licenses),
 * or what a package writes in its place. A package that offers a choice needs one of them, a package
 * under several at once needs all.
 */

/** For every package, those that reach visitors too: they ask for no more than to be named. */
export const permissive: ReadonlySet<string> = new Set([
	"0BSD",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"CC0-1.0",
	"ISC",
	"MIT",
	// Fonts: free to embed and to cut down, not to be sold by themselves.
	"OFL-1.1",
	"Python-2.0",
	"Unlicense",
	"WTFPL",
	"Zlib",
]);

/** Packages for development of which the build puts a part into the site. */
export const shippedTools: ReadonlySet<string> = new Set([
	"@fontsource-variable/hanken-grotesk",
	"@fontsource-variable/newsreader",
	"pagefind",
]);

/** For tools of development too, which no visitor receives and nobody passes on. */
export const forTools: ReadonlySet<string> = new Set([
	...permissive,
	// Lists of browsers and of words: data that the tools read.
	"CC-BY-4.0",
	"CC BY-SA 4.0",
	"LGPL-3.0",
	"LGPL-3.0-or-later",
	"MPL-2.0",
]);
