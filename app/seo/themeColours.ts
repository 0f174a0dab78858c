import { hex } from "../grid/colour.ts";

/** `--ground` of app/styles/tokens.css in both schemes, for what cannot read a stylesheet. */
export const themeColours = {
	light: hex([0.974, 0.008, 105]),
	dark: hex([0.192, 0.013, 168]),
} as const;
