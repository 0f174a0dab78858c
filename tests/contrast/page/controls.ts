import { isClear, type Layer, toHex } from "./colours.ts";
import { getFill, getLayersAt, getLayersUnder, getPoint } from "./grounds.ts";
import { addSample, getName } from "./samples.ts";
import { addText } from "./texts.ts";

/** Adds the words of fields, and the edges of fields and buttons. */
export function addControls(root: Element) {
	const fields = root.querySelectorAll<HTMLInputElement>(
		":is(input, textarea, select):not(:disabled, [type=checkbox], [type=radio], [type=range])",
	);
	for (const field of fields) {
		const [words, pseudo] = field.value
			? [field.value, undefined]
			: [field.placeholder, "::placeholder"];
		if (words) {
			addText(field, words, field.getClientRects(), pseudo);
		}
	}
	const links = [...root.querySelectorAll("a[href]")].filter(isButtonLike);
	for (const control of [...fields, ...root.querySelectorAll("button:enabled"), ...links]) {
		addBoundary(control);
	}
}

/** Returns whether a link looks like a button: it has an edge all round. */
function isButtonLike(link: Element): boolean {
	const { borderBlockStartStyle, borderInlineStartStyle } = getComputedStyle(link);
	return borderBlockStartStyle !== "none" && borderInlineStartStyle !== "none";
}

function addBoundary(control: Element) {
	const point = getPoint(control.getClientRects());
	const edges = getEdges(control);
	if (point && getLayersAt(control, ...point) && edges.length > 0) {
		const what = control.textContent || control.id;
		addSample("boundary", control, what, edges, getLayersUnder(control, point));
	}
}

/** Returns the edges of a control on its ground: its border and its fill. */
function getEdges(control: Element): Layer[] {
	const { borderBlockStartStyle, borderBlockStartColor } = getComputedStyle(control);
	const border = { colour: borderBlockStartColor, opacity: 1 };
	const fill = getFill(control);
	return [...(borderBlockStartStyle === "none" ? [] : [border]), ...(isClear(fill) ? [] : [fill])];
}

/** Adds the ring of each kind of element that takes the focus. */
export function addFocusRings(root: Element) {
	const seen = new Set<string>();
	for (const element of root.querySelectorAll<HTMLElement>(
		"a[href], button:enabled, input:enabled, summary, [tabindex='0']",
	)) {
		const point = getPoint(element.getClientRects());
		const ground = point && getLayersAt(element, ...point) && getLayersUnder(element, point);
		const key = ground && `${getName(element)} ${toHex(ground)}`;
		if (!key || seen.has(key)) {
			continue;
		}
		seen.add(key);
		element.focus({ preventScroll: true });
		const ownRing = getRing(element);
		const ring = ownRing ?? getRing(element, "::after") ?? "transparent";
		// A ring of a part that fills a tile lies inside it.
		const around = ownRing ? ground : (getLayersAt(element, ...point) ?? []);
		addSample(
			"focus",
			element,
			element.textContent || element.id,
			[{ colour: ring, opacity: 1 }],
			around,
		);
		element.blur();
	}
}

/** Returns the colour of an outline of 2 px or more. */
function getRing(element: Element, pseudo?: string): string | undefined {
	const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
	const isThere = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
	return isThere ? outlineColor : undefined;
}
