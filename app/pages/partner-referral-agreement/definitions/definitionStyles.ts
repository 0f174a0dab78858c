import type { Definition } from "../../../../content-model/index.ts";
import { aboveLow } from "../../../styles/breakpoints.ts";

/**
 * Formats the rule of a visible definition: it leaves its place among the others, as seen, and sticks to the foot of
 * the window. It keeps its room there, so nothing moves, and is once in the document. The script marks it with a
 * class (definitionPopups.ts); without the script it is visible while a link to it is hovered or focused, which
 * takes a selector for each term.
 */
export function formatDefinitionStyles(definitions: readonly Pick<Definition, "id">[]): string {
	const scriptlessSelectors = definitions.map(
		({ id }) => `.scriptless:has([href="#${id}"]:is(:hover,:focus)) #${id}+*`,
	);
	const selectors = [".shown-meaning", ...scriptlessSelectors].join();
	// Appearance only: a change of size would move the page. A low window, such as one at 400 % zoom, has no room.
	// Without the script a pointer reaches through a definition that comes to lie over its term.
	return `@media screen and ${aboveLow} {
		${selectors} {
			position: sticky;
			z-index: 1;
			translate: 0 -100%;
			pointer-events: var(--popup-pointer);
			border-color: transparent;
			border-radius: var(--radius-leaf);
			background: var(--surface);
			outline: 1px solid var(--edge);
			outline-offset: 0.8rem;
			box-shadow: 0 0 0 0.8rem var(--surface);
		}
	}
	@media (hover: hover) {
		.scriptless {
			--popup-pointer: none;
		}
	}`;
}
