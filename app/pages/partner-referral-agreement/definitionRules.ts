import type { Definition } from "../../../content-model/index.ts";

/**
 * The rules of a stylesheet that no other page has, or that know the contract's terms. A definition that is shown leaves its place
 * in clause 1, as seen, and sticks to the foot of the window. It keeps its room there, so nothing moves,
 * and is once in the document. The script says which is shown (definitionCards.ts); without it, the one
 * whose term is pointed at or focused. A window as low as zoom by 400 % makes it has no room for a
 * definition: there a term is a link and no more.
 */
export function createDefinitionStyles(definitions: readonly Pick<Definition, "id">[]): string {
	const selectors = definitions.map(
		({ id }) => `&:has([href="#${id}"]:is(:hover,:focus)) #${id}+*`,
	);
	// PurgeCSS takes pseudo-classes alone, as in this `:is()`, for unused.
	return `/*purgecss start ignore*/@media screen and (min-height:20rem){html{scroll-padding-block:5rem 24rem}.meaning.shown{${asCard}}.scriptless{${selectors.join()}{pointer-events:var(--card-pointer);${asCard}}}}/*purgecss end ignore*/`;
}

/** Appearance only: a change of size would move the page. */
const asCard =
	"position:sticky;z-index:1;translate:0 -100%;background:var(--surface);border-color:#0000;border-radius:var(--leaf);outline:1px solid var(--edge);outline-offset:.8rem;box-shadow:0 0 0 .8rem var(--surface)";
