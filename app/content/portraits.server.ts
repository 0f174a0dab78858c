import { tileClass } from "../grid/index.ts";
import type { Content } from "./load.server.ts";
import type { ImageSource, Originals } from "./originals.server.ts";

/** A portrait as a page shows it. */
export type PortraitImage = {
	/** Class of its ground: `t2`, `t4` or `t5`. */
	tile: string;
} & (
	| {
			kind: "drawing";
			/** Address of the drawing. */
			src: string;
			/** The drawing itself, for a page that shows its first images without fetching them. */
			svg: string;
	  }
	| {
			kind: "photo";
			/** In several widths, the best source first. */
			sources: ImageSource[];
			/** Address for browsers that take none of the sources. */
			fallback: string;
	  }
	| {
			kind: "initials";
			/** Stand for a person without a picture. */
			initials: string;
	  }
);

/** Light grounds, so that the ink is dark and a face never negative. */
const grounds = [tileClass("wattle"), tileClass("ochre"), tileClass("saltbush")];

/** Sizes in pixels, all of one shape: from a phone's column to a wide one at two pixels a point. */
const photoSizes = [
	{ width: 240, height: 290 },
	{ width: 480, height: 580 },
	{ width: 960, height: 1160 },
] as const;

/**
 * Reads the portrait of a person, a drawing or a photograph beside their file in `content/team`. What
 * is wrong with it is noted in `originals`.
 * @param place of the person in the team, from 0.
 */
export async function readPortrait(
	originals: Originals,
	{ slug, name, portrait }: Content["team"][number],
	place: number,
): Promise<PortraitImage | undefined> {
	// Each row of three begins one ground later, so that no two neighbours share theirs.
	const ground = (place + Math.floor(place / grounds.length)) % grounds.length;
	const tile = grounds[ground] ?? "";
	if (portrait === undefined) {
		return { kind: "initials", tile, initials: initialsOf(name) };
	}
	const original = await originals.read(`content/team/${portrait}`, {
		file: `content/team/${slug}.yaml`,
		field: "portrait",
		received: `${portrait}, and there is no such file`,
		expected: "the name of an image in content/team",
	});
	if (!original) {
		return;
	}
	const file = `portraits/${slug}`;
	if (original.format !== "svg") {
		const sources = originals.sources(file, original, photoSizes);
		const [, size] = photoSizes;
		const fallback = originals.address(`${file}-480`, original, { format: "jpeg", size });
		return { kind: "photo", tile, sources, fallback };
	}
	const svg = original.bytes.toString();
	const src = originals.address(file, original, { format: "svg" });
	// What may stand above the drawing is for XML only, and pages are HTML.
	return { kind: "drawing", tile, src, svg: svg.slice(svg.search(/<svg[\s>]/)) };
}

function initialsOf(name: string): string {
	const [first = "", ...others] = name.split(/\s+/).map((part) => part.slice(0, 1));
	return first + (others.at(-1) ?? "");
}
