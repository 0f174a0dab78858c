import { createHash } from "node:crypto";
import type { Content } from "../content/load.server.ts";
import { arrangePortraits, portrait, tiles } from "../grid/index.ts";

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
	/** SVG by address. */
	files: ReadonlyMap<string, string>;
}

/**
 * Draws the team, in the order of its pages. File names carry a hash, so hosts may keep them for ever.
 */
export function drawPortraits({ team }: Pick<Content, "team">): Portraits {
	const people = new Map<string, PortraitFile>();
	const files = new Map<string, string>();
	const slugs = team.map(({ slug }) => slug);
	for (const [place, parameters] of arrangePortraits(slugs).entries()) {
		const slug = slugs[place] ?? "";
		const svg = portrait(parameters);
		const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
		const name = `${slug}-${hash}.svg`;
		files.set(`/assets/portraits/${name}`, svg);
		people.set(slug, {
			tile: tiles[parameters.ground].className,
			src: `/assets/portraits/${name}`,
			svg,
		});
	}
	return { people, files };
}
