import type { Content } from "../../content-model/index.ts";
import type { ThemeName } from "../../grid/index.ts";
import type { Originals } from "./originals.server.ts";
import type { Picture } from "./picture.ts";

/** A portrait as a page shows it, with the colour theme by which one knows the person again. */
export type PortraitImage = { theme: ThemeName } & (
	| { kind: "initials"; initials: string }
	/** A drawing, as a file, with its size in pixels, and as SVG to inline. */
	| { kind: "drawing"; width: number; height: number; src: string; svg: string }
	| ({ kind: "photo" } & Picture)
);

/** Reads the portraits of the team, by the names of their files. */
export async function readPortraits(
	originals: Originals,
	team: Content["team"],
): Promise<Map<string, PortraitImage>> {
	const portraits = new Map<string, PortraitImage>();
	for (const [index, person] of team.entries()) {
		portraits.set(person.slug, await readPortrait(originals, person, index));
	}
	return portraits;
}

/** Light backgrounds, so that the ink is dark and no face looks like a negative. */
const backgrounds = ["wattle", "ochre", "saltbush"] as const satisfies ThemeName[];

/** Sizes in pixels, all of one shape: from a phone's column to a wide one at double density. */
const photoSizes = [
	{ width: 240, height: 290 },
	{ width: 480, height: 580 },
	{ width: 960, height: 1160 },
] as const;

/**
 * Reads the portrait of a person, a drawing or a photograph beside their file in `content/team`.
 * @param index of the person in the team, from 0.
 */
async function readPortrait(
	originals: Originals,
	{ slug, name, portrait }: Content["team"][number],
	index: number,
): Promise<PortraitImage> {
	// Each row of three begins one background later, so that no two neighbours share theirs.
	const position = index + Math.floor(index / backgrounds.length);
	const theme = backgrounds[position % backgrounds.length] ?? backgrounds[0];
	if (portrait === undefined) {
		return { kind: "initials", theme, initials: getInitials(name) };
	}
	const original = await originals.read(`content/team/${portrait}`, {
		file: `content/team/${slug}.yaml`,
		field: "portrait",
		received: `${portrait}, and there is no such file`,
		expected: "the name of an image in content/team",
		reason: { code: "missing-picture", name: portrait },
	});
	const file = `portraits/${slug}`;
	const [, defaultSize] = photoSizes;
	if (original.format === "svg") {
		const drawing = original.bytes.toString();
		const src = originals.addFile(file, original, "svg");
		// To inline where it is among the first images of a page, so without the XML prolog.
		const svg = drawing
			.slice(drawing.search(/<svg[\s>]/))
			.replace(/^<svg(?![^>]*\swidth=)/, `<svg width="${photoSizes[0].width}"`);
		return { kind: "drawing", theme, ...defaultSize, src, svg };
	}
	const sources = originals.addFormats(file, original, photoSizes);
	const fallback = originals.addFile(`${file}-${defaultSize.width}`, original, "jpeg", defaultSize);
	return { kind: "photo", theme, ...defaultSize, sources, fallback };
}

function getInitials(name: string): string {
	const [first = "", ...others] = name.split(/\s+/).map((part) => part.slice(0, 1));
	return first + (others.at(-1) ?? "");
}
