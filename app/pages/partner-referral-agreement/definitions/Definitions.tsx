/*
 * The visible definition: a reader who hovers, focuses or taps a term sees its definition at the foot of the window.
 * - Definitions.tsx: the definitions in the contract, and the rule of the visible one
 * - Definitions.module.css: where it sticks, and what gives its box up for that
 * - definitionPopups.ts: which one it is. Without that script the rule finds it as well as it can
 */
import type { Clause, Definition } from "../../../../content-model/index.ts";
import { aboveLow } from "../../../styles/breakpoints.ts";
import { RichText } from "../RichText.tsx";
import styles from "./Definitions.module.css";

/**
 * Terms and their meanings. The anchor of each is a separate element, which stays in place while the meaning is shown
 * at the foot of the window.
 */
export function Definitions({ definitions }: { definitions: readonly Definition[] }) {
	return (
		<ul>
			{definitions.map(({ id, term, meaning }) => (
				<li key={id}>
					<span id={id} />
					<p className={styles.meaning}>
						<dfn>{term}</dfn>
						<RichText sentence={meaning} />
					</p>
				</li>
			))}
		</ul>
	);
}

/** Returns whether a clause has definitions, and so no box of its own (Definitions.module.css). */
export function hasDefinitions({ paragraphs }: Pick<Clause, "paragraphs">): boolean {
	return paragraphs.some(({ definitions }) => definitions.length > 0);
}

/**
 * Formats the rule of a visible definition: it leaves its place among the others, as seen, and sticks to the foot of
 * the window. It keeps its room there, so nothing moves, and is once in the document. The script marks it with a
 * class; without the script it is visible while a link to it is hovered or focused, which takes a selector for each
 * term.
 */
export function formatDefinitionStyles(definitions: readonly Pick<Definition, "id">[]): string {
	const scriptlessSelectors = definitions.map(
		({ id }) => `html:not(.scripted):has(:is(:focus,:hover)[href="#${id}"]) #${id}+*`,
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
		html:not(.scripted) {
			--popup-pointer: none;
		}
	}`;
}
