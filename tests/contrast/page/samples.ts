import { type Layer, toHex } from "./colours.ts";

/** One thing on a page that must stand out. Colours are what a screen shows, written `#rrggbb`. */
export interface Sample {
	kind: "text" | "boundary" | "focus" | "symbol";
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

/** The samples so far, each by its appearance. */
export const samples = new Map<string, Sample>();

/** Adds a sample, unless one of the same appearance is there. */
export function addSample(
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

/** Returns the name of an element and its classes, as a selector has them. */
export function getName(element: Element): string {
	const classes = Array.from(element.classList, (name) => `.${name}`).join("");
	return element.tagName.toLowerCase() + classes;
}
