/** One thing on a page that must stand out, with the colours a browser has computed for it. */
export interface Sample {
	kind: "text" | "boundary" | "focus" | "mark";
	/** Its words, or the element's name. */
	what: string;
	/** The element and its classes. */
	where: string;
	/** Colours of which the one that stands out most counts: a button has an edge or a fill. */
	colours: string[];
	/** What lies under it, the topmost first. */
	ground: string[];
	/** In CSS px; 0 for what is no text. */
	size: number;
	weight: number;
}

/** What is found on a page, in one scheme. */
export interface Collected {
	samples: Sample[];
	/** Names of colours: those of the tokens and of the tiles. */
	names: Record<string, string>;
}

/**
 * Runs in the page: collects every visible text, the edges of fields and buttons, focus rings and the
 * marks of pictures that say something. All colours are written `color(srgb …)`. Equal samples count
 * once. Closed disclosures are opened, popovers one after another. Disabled controls need no contrast
 * (WCAG 2.2, 1.4.3), nor do ticks, hairlines and the pictures that are hidden from screen readers.
 *
 * A ground is what the browser finds under a point, not what contains the element, so that a text laid
 * over something else is measured against that. Pictures of gradients (ticks, hairlines) are passed by.
 */
export function collect(): Collected {
	const probe = document.createElement("i");
	document.body.append(probe);
	const known = new Map<string, string>();
	const samples = new Map<string, Sample>();

	/** Any colour as the browser computes it, in sRGB and with its opacity multiplied. */
	function inSrgb(colour: string, opacity = 1): string {
		const key = `${colour} ${opacity}`;
		const before = known.get(key);
		if (before) {
			return before;
		}
		probe.style.color = `color(from ${colour} srgb r g b / calc(alpha * ${opacity}))`;
		const computed = getComputedStyle(probe).color;
		known.set(key, computed);
		return computed;
	}

	function opacityOf(element: Element | null): number {
		return element
			? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
			: 1;
	}

	function isClear(colour: string): boolean {
		return /\/ 0\)$/.test(colour);
	}

	function isOpaque(colour: string): boolean {
		return !colour.includes("/");
	}

	/** The colour that an element puts on the page behind what it holds. */
	function fillOf(element: Element): string {
		const { backgroundColor, fill } = getComputedStyle(element);
		if (element instanceof SVGGeometryElement) {
			return fill === "none" ? "color(srgb 0 0 0 / 0)" : inSrgb(fill, opacityOf(element));
		}
		return inSrgb(backgroundColor, opacityOf(element));
	}

	/** The fills under a point from an element down; nothing where the element cannot be seen there. */
	function layersAt(element: Element, x: number, y: number): string[] | undefined {
		const found = document.elementsFromPoint(x, y);
		const place = found.indexOf(element);
		const covered = found
			.slice(0, Math.max(0, place))
			.some((above) => !element.contains(above) && isOpaque(fillOf(above)));
		if (place < 0 || covered) {
			return;
		}
		const layers: string[] = [];
		for (const below of found.slice(place)) {
			const fill = fillOf(below);
			if (!isClear(fill)) {
				layers.push(fill);
			}
			if (isOpaque(fill)) {
				break;
			}
		}
		return layers;
	}

	/** The middle of the first box, brought into view; nothing where there is none to see. */
	function pointOf(boxes: DOMRectList): [x: number, y: number] | undefined {
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

	function nameOf(element: Element): string {
		const classes = Array.from(element.classList, (name) => `.${name}`).join("");
		return element.tagName.toLowerCase() + classes;
	}

	function add(element: Element, sample: Omit<Sample, "where">) {
		const key = JSON.stringify([
			sample.kind,
			sample.colours,
			sample.ground,
			sample.size,
			sample.weight,
		]);
		if (!samples.has(key)) {
			const parent = element.parentElement;
			samples.set(key, {
				...sample,
				what: sample.what.replace(/\s+/g, " ").trim().slice(0, 50),
				where: parent ? `${nameOf(parent)} > ${nameOf(element)}` : nameOf(element),
			});
		}
	}

	function addText(element: Element, what: string, boxes: DOMRectList, pseudo?: string) {
		const point = pointOf(boxes);
		const ground = point && layersAt(element, ...point);
		if (!ground) {
			return;
		}
		const style = getComputedStyle(element, pseudo);
		const colour = element instanceof SVGElement ? style.fill : style.color;
		add(element, {
			kind: "text",
			what,
			colours: [inSrgb(colour, opacityOf(element))],
			ground,
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
			const point = pointOf(control.getClientRects());
			const isSeen = point && layersAt(control, ...point);
			const { borderBlockStartStyle, borderBlockStartColor } = getComputedStyle(control);
			const fill = fillOf(control);
			const edges = [
				...(borderBlockStartStyle === "none" ? [] : [inSrgb(borderBlockStartColor)]),
				...(isClear(fill) ? [] : [fill]),
			];
			if (isSeen && edges.length > 0) {
				add(control, {
					kind: "boundary",
					what: control.textContent || control.id,
					colours: edges,
					ground: layersUnder(control, point),
					size: 0,
					weight: 0,
				});
			}
		}
	}

	/** The fills under a point below an element, as if it were not there. */
	function layersUnder(element: Element, [x, y]: [number, number]): string[] {
		const found = document.elementsFromPoint(x, y);
		const parent = found[found.indexOf(element) + 1];
		return (parent && layersAt(parent, x, y)) ?? [];
	}

	function addFocusRings(root: Element) {
		const seen = new Set<string>();
		for (const element of root.querySelectorAll<HTMLElement>(
			"a[href], button:enabled, input:enabled, summary, [tabindex='0']",
		)) {
			const point = pointOf(element.getClientRects());
			const ground = point && layersAt(element, ...point) && layersUnder(element, point);
			const key = `${nameOf(element)} ${ground}`;
			if (!ground || seen.has(key)) {
				continue;
			}
			seen.add(key);
			element.focus({ preventScroll: true });
			const own = ringOf(element);
			const inner = ringOf(element, "::after");
			add(element, {
				kind: "focus",
				what: element.textContent || element.id,
				colours: [own ?? inner ?? "color(srgb 0 0 0 / 0)"],
				// A ring of a part that fills a tile lies inside it.
				ground: own ? ground : (layersAt(element, ...point) ?? []),
				size: 0,
				weight: 0,
			});
			element.blur();
		}
	}

	/** The colour of an outline of 2 px or more. */
	function ringOf(element: Element, pseudo?: string): string | undefined {
		const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
		const isThere = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
		return isThere ? inSrgb(outlineColor) : undefined;
	}

	function addMarks(root: Element) {
		for (const mark of root.querySelectorAll(
			"svg[role=img] :is(path, circle, rect):not(.ticks), figure .habit-row i",
		)) {
			const picture = mark.closest("svg, .habit-row") ?? mark;
			const point = pointOf(picture.getClientRects());
			const ground = point && layersAt(picture, ...point);
			const { fill, stroke, backgroundColor } = getComputedStyle(mark);
			const colour =
				mark instanceof SVGElement ? (fill === "none" ? stroke : fill) : backgroundColor;
			if (ground && colour !== "none") {
				add(mark, {
					kind: "mark",
					what: picture.getAttribute("aria-label") ?? "",
					colours: [inSrgb(colour, opacityOf(mark))],
					ground,
					size: 0,
					weight: 0,
				});
			}
		}
	}

	function addAll(root: Element) {
		addTexts(root);
		addFields(root);
		addFocusRings(root);
		addMarks(root);
	}

	/** The colours that `:root` and the classes of the tiles name. */
	function namesOf(): Record<string, string> {
		const names: Record<string, string> = {};
		const rulesIn = (rules: CSSRuleList): CSSRule[] =>
			Array.from(rules).flatMap((rule) =>
				rule instanceof CSSLayerBlockRule ? rulesIn(rule.cssRules) : [rule],
			);
		for (const rule of Array.from(document.styleSheets).flatMap((sheet) =>
			rulesIn(sheet.cssRules),
		)) {
			if (rule instanceof CSSStyleRule && /^(:root|\.t[1-6])$/.test(rule.selectorText)) {
				for (const property of rule.style) {
					const value = rule.style.getPropertyValue(property);
					if (/^(light-dark\()?oklch\(/.test(value.trim())) {
						probe.style.color = "";
						probe.style.color = value;
						const name = property.slice(2);
						const owner = rule.selectorText === ":root" ? "" : rule.selectorText.slice(1);
						names[inSrgb(getComputedStyle(probe).color)] ??= owner ? `${owner} ${name}` : name;
					}
				}
			}
		}
		return names;
	}

	for (const disclosure of document.querySelectorAll("details")) {
		disclosure.open = true;
	}
	const names = namesOf();
	addAll(document.body);
	for (const opener of document.querySelectorAll<HTMLButtonElement>("[popovertarget]")) {
		const popover = opener.popoverTargetElement;
		if (popover instanceof HTMLElement && opener.checkVisibility()) {
			popover.showPopover();
			addAll(popover);
			popover.hidePopover();
		}
	}
	for (const dialog of document.querySelectorAll("dialog")) {
		dialog.showModal();
		addAll(dialog);
		dialog.close();
	}
	probe.remove();
	scrollTo({ top: 0, behavior: "instant" });
	return { samples: [...samples.values()], names };
}
