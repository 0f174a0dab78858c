import type { TileName } from "../tiles.ts";

/** The grounds a portrait may stand on: light ones, so that ink is dark and a face never negative. */
export const portraitGrounds = ["wattle", "ochre", "saltbush"] as const satisfies TileName[];

/** A ground of a portrait. */
export type PortraitGround = (typeof portraitGrounds)[number];

/** The cuts of hair. */
export const hairStyles = ["short", "bob", "long", "bun", "curly"] as const;

/**
 * Everything that makes one person's portrait. Lengths are in half heads: 1 is about from the eyes to
 * the top of the skull. Proportions are factors, 1 being the middle. Tones go from 0 black to 1 white.
 */
export interface PortraitParameters {
	/** The tile it stands on; it fixes the ink. */
	ground: PortraitGround;
	/** Turn of the head in radians, to the viewer's left if negative; at most .16 either way. */
	yaw: number;
	/** Lean of the head in radians; at most .06 either way. */
	tilt: number;
	/** Width of the head. */
	width: number;
	/** Width of the jaw. */
	jaw: number;
	/** Length of the chin. */
	chin: number;
	/** Half the thickness of the neck, in half heads: .36 slender, .5 strong. */
	neck: number;
	/** Half the width of the shoulders, in half heads: 1.4 narrow, 1.85 broad. */
	shoulders: number;
	/** Length and width of the nose. */
	nose: number;
	/** Width of the mouth. */
	mouth: number;
	/** How light the lips are beside the skin: 1 the same, .6 full and dark. */
	lips: number;
	/** Folds beside the mouth: 0 none, 1 deep. */
	lines: number;
	/** The eyebrows: thickness in half heads (.035 to .06), arch (0 flat to .08), tone beside the skin. */
	brows: { thickness: number; arch: number; tone: number };
	/** Tone of the skin: .62 deep to .98 pale. */
	skin: number;
	hair: {
		style: (typeof hairStyles)[number];
		/** .08 black to .75 white. */
		tone: number;
		/** Height of the hairline above the eyes, in half heads: .75 low, 1.1 receding. */
		line: number;
		/** Fall of the hairline from one side to the other: 0 straight back, .4 a deep side parting. */
		parting: number;
		/** How far the hair stands off the skull, in half heads: .03 cropped, .16 full. */
		volume: number;
	};
	glasses: "none" | "round" | "wide";
	/** 0 shaven, .3 stubble, .8 a full short beard. */
	beard: number;
	/** Small drops below the ears. */
	earrings: boolean;
	clothes: {
		/** The outer garment's tone: under .3 is engraved in bars. */
		tone: number;
		/** A round neck, an open collar, or a jacket over a shirt. */
		neckline: "round" | "collar" | "jacket";
		/** Tone of the shirt under a jacket or inside a collar. */
		shirt: number;
	};
}
