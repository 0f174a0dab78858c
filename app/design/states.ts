/** A state that a stylesheet asks for; `(hover:hover)` of a media query is none. */
const pseudoClass = /(?<!\((?:any-)?hover):(hover|focus-visible|focus|active)(?![\w-])/g;

/**
 * Makes a stylesheet's states visible side by side: each rule for `:hover`, `:focus`, `:focus-visible`
 * and `:active` also holds for an element of the class `is-hover`, `is-focus` and so on. The rules stay
 * those of the site, with their weight in the cascade; none is copied by hand.
 * @param css any stylesheet
 */
export function showStates(css: string): string {
	return css.replace(pseudoClass, ":is(:$1, .is-$1)");
}
