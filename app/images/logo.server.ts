import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { visit } from "unist-util-visit";
import type { Element } from "xast";
import { fromXml } from "xast-util-from-xml";
import type { Issue } from "../../content-model/index.ts";

/** A shape in one colour. */
export interface LogoShape {
	/** The `viewBox` of its file. */
	viewBox: string;
	/** The `d` attribute of its one filled path. */
	path: string;
}

/** The logo of the brand. The icons and the social cards are made from it, too. */
export interface Logo extends LogoShape {
	/** The logo at 16 pixels: a version of its own, where there is one. */
	small: LogoShape;
}

const file = "content/brand/logo.svg";
const smallFile = "content/brand/logo-16.svg";

/**
 * Reads the logo of the brand, and its 16-pixel version, if there is one.
 * @param root folder that holds `content/`.
 * @returns the logo, and the issues: a file that is missing or holds more than a shape.
 */
export function readLogo(root: string): { logo: Logo; issues: Issue[] } {
	const issues: Issue[] = [];
	const logo = readShape(root, file, issues);
	const hasSmall = existsSync(join(root, smallFile));
	const small = hasSmall ? readShape(root, smallFile, issues) : logo;
	return { logo: { ...logo, small }, issues };
}

/** Other elements a file may contain. */
const otherElements = ["title"];

function readShape(root: string, file: string, issues: Issue[]): LogoShape {
	const path = join(root, file);
	const svg = existsSync(path) ? readFileSync(path, "utf8") : "";
	const shape = findShape(svg);
	if (!shape) {
		const received = svg ? "an SVG that is not one shape" : "no file";
		const expected =
			"an SVG file with a viewBox and one <path> with its d, without groups, transform and style; its colour comes from site.yaml";
		issues.push({ file, field: "the whole file", received, expected });
	}
	return shape ?? { viewBox: "", path: "" };
}

/** Finds the one shape of a drawing; undefined if it holds anything else. */
function findShape(svg: string): LogoShape | undefined {
	const [drawing, ...others] = listElements(svg);
	const [shape, ...more] = others.filter(({ name }) => !otherElements.includes(name));
	const { viewBox } = drawing?.attributes ?? {};
	const { d } = shape?.attributes ?? {};
	const isStyled = others.some(({ attributes }) => attributes.transform ?? attributes.style);
	const isOneShape = drawing?.name === "svg" && shape?.name === "path" && more.length === 0;
	const isPlain = /^[-\d. ]+$/.test(viewBox ?? "") && /^[-\d.,\sA-Za-z]+$/.test(d ?? "");
	return isOneShape && !isStyled && isPlain && viewBox && d ? { viewBox, path: d } : undefined;
}

/** Lists all elements of a file in document order; none if it is not XML. */
function listElements(xml: string): Element[] {
	const elements: Element[] = [];
	try {
		visit(fromXml(xml), "element", (element) => void elements.push(element));
	} catch {
		return [];
	}
	return elements;
}
