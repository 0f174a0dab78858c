/** One thing on a page that must stand out. Colours are what a screen shows, written `#rrggbb`. */
export interface Sample {
	kind: "text" | "boundary" | "focus" | "mark";
	/** Its words, or the element's name. */
	what: string;
	/** The element and its classes. */
	where: string;
	/** Colours of which the one that stands out most counts: a button has an edge or a fill. */
	colours: string[];
	/** The layers under it. */
	ground: string;
	/** In CSS px; 0 for what is no text. */
	size: number;
	weight: number;
}

/**
 * Runs in the page: collects every visible text, the edges of fields and buttons, focus rings and the
 * marks of pictures that say something. Equal samples count once. Closed disclosures are opened,
 * popovers one after another. Disabled controls need no contrast (WCAG 2.2, 1.4.3), nor do ticks,
 * hairlines and the pictures that are hidden from screen readers.
 *
 * A ground is what the browser finds under a point, not what contains the element, so that a text laid
 * over something else is measured against that. Pictures of gradients (ticks, hairlines) are passed by.
 */
export function collect(): Sample[] {
	/** A colour as the browser computes it, and the opacity of the element it belongs to. */
	type Layer = { colour: string; opacity: number };

	const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
	const samples = new Map<string, Sample>();

	/** Colours painted before, for most layers of a page recur. */
	const painted = new Map<string, number[]>();

	/** Red, green, blue and alpha in bytes of layers painted one over another, the topmost first. */
	function paint(layers: readonly Layer[]): number[] {
		const key = JSON.stringify(layers);
		const bytes = painted.get(key) ?? paintAnew(layers);
		painted.set(key, bytes);
		return bytes;
	}

	function paintAnew(layers: readonly Layer[]): number[] {
		if (!canvas) {
			throw new Error("This browser has no canvas to mix colours on.");
		}
		canvas.clearRect(0, 0, 1, 1);
		for (const { colour, opacity } of layers.toReversed()) {
			canvas.fillStyle = "transparent";
			canvas.fillStyle = colour;
			canvas.globalAlpha = opacity;
			canvas.fillRect(0, 0, 1, 1);
		}
		return [...canvas.getImageData(0, 0, 1, 1).data];
	}

	/** Returns the colour that layers give together on the white canvas of a browser. */
	function toHex(layers: readonly Layer[]): string {
		const bytes = paint([...layers, { colour: "white", opacity: 1 }]).slice(0, 3);
		return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
	}

	function isClear(layer: Layer): boolean {
		return paint([layer])[3] === 0;
	}

	function isOpaque(layer: Layer): boolean {
		return paint([layer])[3] === 255;
	}

	function getOpacity(element: Element | null): number {
		return element
			? Number(getComputedStyle(element).opacity) * getOpacity(element.parentElement)
			: 1;
	}

	/** Returns the colour that an element puts on the page behind what it holds. */
	function getFill(element: Element): Layer {
		const { backgroundColor, fill } = getComputedStyle(element);
		const colour = element instanceof SVGGeometryElement ? fill : backgroundColor;
		return { colour, opacity: getOpacity(element) };
	}

	/** Returns the fills under a point from an element down; nothing where the element cannot be seen there. */
	function getLayersAt(element: Element, x: number, y: number): Layer[] | undefined {
		const elements = document.elementsFromPoint(x, y);
		const index = elements.indexOf(element);
		const covered = elements
			.slice(0, Math.max(0, index))
			.some((above) => !element.contains(above) && isOpaque(getFill(above)));
		return index < 0 || covered ? undefined : elements.slice(index).map(getFill);
	}

	/** Returns the middle of the first box, brought into view; nothing where there is none to see. */
	function getPoint(boxes: DOMRectList): [x: number, y: number] | undefined {
		const box = Array.from(boxes).find(({ width, height }) => width > 1 && height > 1);
		if (!box) {
			return;
		}
		const x = box.left + box.width / 2;
		const y = box.top + box.height / 2;
		if (y >= 0 && y < innerHeight) {
			return [x, y];
		}
		const before = scrollY;
		scrollTo({ top: before + y - innerHeight / 4, behavior: "instant" });
		return [x, y - (scrollY - before)];
	}

	function getName(element: Element): string {
		const classes = Array.from(element.classList, (name) => `.${name}`).join("");
		return element.tagName.toLowerCase() + classes;
	}

	function add(
		kind: Sample["kind"],
		element: Element,
		what: string | null,
		colours: readonly Layer[],
		ground: readonly Layer[],
		{ size = 0, weight = 0 } = {},
	) {
		const appearance = {
			kind,
			colours: colours.map((colour) => toHex([colour, ...ground])),
			ground: toHex(ground),
			size,
			weight,
		};
		const key = JSON.stringify(appearance);
		if (!samples.has(key)) {
			const parent = element.parentElement;
			samples.set(key, {
				...appearance,
				what: (what ?? "").replace(/\s+/g, " ").trim().slice(0, 50),
				where: parent ? `${getName(parent)} > ${getName(element)}` : getName(element),
			});
		}
	}

	function addText(element: Element, what: string, boxes: DOMRectList, pseudo?: string) {
		const point = getPoint(boxes);
		const ground = point && getLayersAt(element, ...point);
		if (!ground) {
			return;
		}
		const style = getComputedStyle(element, pseudo);
		const colour = element instanceof SVGElement ? style.fill : style.color;
		add("text", element, what, [{ colour, opacity: getOpacity(element) }], ground, {
			size: Number.parseFloat(style.fontSize),
			weight: Number(style.fontWeight),
		});
	}

	function addTexts(root: Element) {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const { parentElement, textContent } = node;
			if (
				parentElement &&
				textContent?.trim() &&
				!parentElement.closest(":disabled, script, style")
			) {
				range.selectNodeContents(node);
				addText(parentElement, textContent, range.getClientRects());
			}
		}
		for (const element of root.querySelectorAll("*")) {
			for (const pseudo of ["::before", "::after"]) {
				const { content } = getComputedStyle(element, pseudo);
				if (/"[^"]*[^\s"][^"]*"|counter\(/.test(content)) {
					addText(element, content, element.getClientRects(), pseudo);
				}
			}
		}
	}

	function addFields(root: Element) {
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
		for (const control of [...fields, ...root.querySelectorAll("button:enabled, a.action")]) {
			addBoundary(control);
		}
	}

	function addBoundary(control: Element) {
		const point = getPoint(control.getClientRects());
		const edges = getEdges(control);
		if (point && getLayersAt(control, ...point) && edges.length > 0) {
			const what = control.textContent || control.id;
			add("boundary", control, what, edges, getLayersUnder(control, point));
		}
	}

	/** Returns the edges of a control on its ground: its border and its fill. */
	function getEdges(control: Element): Layer[] {
		const { borderBlockStartStyle, borderBlockStartColor } = getComputedStyle(control);
		const border = { colour: borderBlockStartColor, opacity: 1 };
		const fill = getFill(control);
		return [
			...(borderBlockStartStyle === "none" ? [] : [border]),
			...(isClear(fill) ? [] : [fill]),
		];
	}

	/** Returns the fills under a point below an element, as if it were not there. */
	function getLayersUnder(element: Element, [x, y]: [number, number]): Layer[] {
		const elements = document.elementsFromPoint(x, y);
		const parent = elements[elements.indexOf(element) + 1];
		return (parent && getLayersAt(parent, x, y)) ?? [];
	}

	function addFocusRings(root: Element) {
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
			add(
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

	/** Returns the colour of a mark: of a shape its fill, else its line. */
	function markColour(mark: Element): string {
		const { fill, stroke, backgroundColor } = getComputedStyle(mark);
		const shape = fill === "none" ? stroke : fill;
		return mark instanceof SVGElement ? shape : backgroundColor;
	}

	function addMarks(root: Element) {
		for (const mark of root.querySelectorAll(
			"svg[role=img] :is(path, circle, rect):not(.ticks), figure .habit-row i:not(.gap)",
		)) {
			const picture = mark.closest("svg, .habit-row") ?? mark;
			const point = getPoint(picture.getClientRects());
			const ground = point && getLayersAt(picture, ...point);
			const colour = markColour(mark);
			if (ground && colour !== "none") {
				const what = picture.getAttribute("aria-label");
				add("mark", mark, what, [{ colour, opacity: getOpacity(mark) }], ground);
			}
		}
	}

	function addAll(root: Element) {
		addTexts(root);
		addFields(root);
		addFocusRings(root);
		addMarks(root);
	}

	for (const disclosure of document.querySelectorAll("details")) {
		disclosure.open = true;
	}
	addAll(document.body);
	for (const opener of document.querySelectorAll<HTMLButtonElement>("[popovertarget]")) {
		const popover = opener.popoverTargetElement;
		if (popover instanceof HTMLElement && opener.checkVisibility()) {
			popover.showPopover();
			addAll(popover);
			popover.hidePopover();
		}
	}
	scrollTo({ top: 0, behavior: "instant" });
	return [...samples.values()];
}
