import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../content/issues.ts";

/** A shape in one colour: the `viewBox` of its file, and the `d` attribute of its one filled path. */
export type MarkShape = ReturnType<typeof readShape>;

/** The mark of the brand: the logo, the icons and the social cards are made from it. */
export type Mark = ReturnType<typeof readMark>;

const file = "content/brand/mark.svg";
const smallFile = "content/brand/mark-16.svg";

/**
 * Reads the mark of the brand, and where there is one that for 16 pixels, at which halves blur.
 * @param root folder that holds `content/`.
 * @param issues takes what is wrong: a file that is missing or holds more than a shape.
 */
export function readMark(root: string, issues: Issue[]) {
	const mark = readShape(root, file, issues);
	const hasSmall = existsSync(join(root, smallFile));
	return { ...mark, small: hasSmall ? readShape(root, smallFile, issues) : mark };
}

function readShape(root: string, file: string, issues: Issue[]) {
	const path = join(root, file);
	const svg = existsSync(path) ? readFileSync(path, "utf8") : "";
	const [shape = "", ...others] = svg.match(/<path\b[^>]*>/g) ?? [];
	const [, viewBox = ""] = svg.match(/<svg\b[^>]*\sviewBox="([-\d. ]+)"/) ?? [];
	const [, d = ""] = shape.match(/\sd="([-\d.,\sA-Za-z]+)"/) ?? [];
	const more = svg.match(/<(?!\/|\?|!|svg\b|path\b|title\b)[\w:]+|\stransform=|\sstyle=/)?.[0];
	if (!viewBox || !d || others.length > 0 || more) {
		const received = svg ? "an SVG that is not one shape" : "no file";
		const expected =
			"an SVG file with a viewBox and one <path> with its d, without groups, transform and style; its colour comes from site.yaml";
		issues.push({ file, field: "the whole file", received, expected });
	}
	return { viewBox, path: d };
}
