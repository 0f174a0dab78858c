/** The six colour themes of tiles, bands, covers, portraits and social cards. */
export const themeNames = ["eucalypt", "wattle", "dusk", "ochre", "saltbush", "redgum"] as const;

/** The name of a colour theme. */
export type ThemeName = (typeof themeNames)[number];

/** Returns the class of a colour theme, which sets the ground and the colours of what is on it. */
export function getThemeClass(name: ThemeName): string {
	return `theme-${name}`;
}
