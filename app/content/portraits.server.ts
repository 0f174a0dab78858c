import { createHash } from "node:crypto";
import { arrangePortraits, portrait, tiles } from "../grid/index.ts";
import type { Remember } from "./articles.server.ts";
import type { Content } from "./load.server.ts";

/** A portrait as a page shows it. */
export interface PortraitFile {
	/** Class of its ground: `t2`, `t4` or `t5`. */
	tile: string;
	/** Address of the drawing. */
	src: string;
	/** The drawing itself, for a page that shows its first pictures without fetching them. */
	svg: string;
}

/** The portraits of one build: what pages show, and the files behind it. */
export interface Portraits {
	/** By the slug of the person. */
	people: ReadonlyMap<string, PortraitFile>;
	/** SVG by file name. */
	files: ReadonlyMap<string, string>;
}

/** Drawings of this process. */
const drawn = new Map<string, string>();

/**
 * Draws the team, in the order of its pages. File names carry a hash, so hosts may keep them for ever.
 * @param remember keeps drawings: one takes a quarter of a second, and nothing else changes it.
 */
export function drawPortraits(
	{ team }: Pick<Content, "team">,
	remember: Remember = inThisProcess,
): Portraits {
	const people = new Map<string, PortraitFile>();
	const files = new Map<string, string>();
	const slugs = team.map(({ slug }) => slug);
	for (const [place, parameters] of arrangePortraits(slugs).entries()) {
		const slug = slugs[place] ?? "";
		const svg = remember(JSON.stringify(parameters), () => portrait(parameters));
		const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
		const name = `${slug}-${hash}.svg`;
		files.set(name, svg);
		people.set(slug, {
			tile: tiles[parameters.ground].className,
			src: `/assets/portraits/${name}`,
			svg,
		});
	}
	return { people, files };
}

const inThisProcess: Remember = (input, make) => {
	const svg = drawn.get(input) ?? make();
	drawn.set(input, svg);
	return svg;
};
