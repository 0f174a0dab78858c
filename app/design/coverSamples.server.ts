import {
	type CoverForm,
	type CoverMode,
	cardSize,
	cover,
	coverForms,
	coverModes,
	stripSize,
	svgFile,
	tileNames,
	tiles,
} from "../grid/index.ts";
import type { CoverFiles } from "../site/covers.server.ts";

/** A cover with what it shows. */
export interface SampleCover {
	/** Form, and what differs from the form above. */
	name: string;
	cover: CoverFiles;
}

/** Every form of every mode, each also turned round and with the least and the most grain. */
export function coverSamples(): { mode: CoverMode; samples: SampleCover[] }[] {
	return coverModes.map((mode, place) => ({
		mode,
		samples: coverForms[mode].flatMap((name, form) =>
			[
				{ name, flip: false, grain: 0.5 },
				{ name: `${name}, flipped, grain 0`, flip: true, grain: 0 },
				{ name: `${name}, grain 1`, flip: false, grain: 1 },
			].map((traits, sample) => {
				const tile = tiles[tileNames[(place + form + sample * 2) % tileNames.length] ?? "eucalypt"];
				const draw = (size: typeof cardSize | typeof stripSize) =>
					svgFile(cover("design", mode, { ...size, ...traits, form: form as CoverForm }), {
						marks: tile.marks.hex,
						accent: tile.accent.hex,
					});
				const drawing = { card: draw(cardSize), strip: draw(stripSize) };
				return {
					name: traits.name,
					cover: {
						tile: tile.className,
						card: address(drawing.card),
						strip: address(drawing.strip),
						drawing,
					},
				};
			}),
		),
	}));
}

/** A drawing as an address of its own. */
function address(svg: string): string {
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
