import type { Definition } from "../../content/agreement.server.ts";

/**
 * The one rule of a stylesheet that knows the contract's terms: while a term is pointed at, focused or
 * tapped (showOnTap.ts), its definition leaves its place in clause 1, as seen, and sticks to the foot of
 * the window. It keeps its room there, so nothing moves, and stands once in the document. A window as low
 * as zoom by 400 % makes it has no room for a definition: there a term is a link and no more.
 */
export function definitionRules(definitions: readonly Pick<Definition, "id">[]): string {
	const selectors = definitions.map(
		({ id }) => `&:has([href="#${id}"]:is(:hover,:focus)) #${id}+*`,
	);
	return `@media screen and (min-height:20rem){html:not(.dismissed) .contract{${selectors.join()}{${asCard}}}}`;
}

/** Looks only: whatever changed the size of a definition would move the page. */
const asCard =
	"position:sticky;z-index:1;translate:0 -100%;pointer-events:var(--card-pointer);background:var(--surface);border-color:#0000;border-radius:var(--leaf);outline:1px solid var(--edge);outline-offset:1rem;box-shadow:0 0 0 1rem var(--surface)";
