/*
 * The visible definition: a reader who hovers, focuses or taps a term sees its definition at the foot of the window.
 * From the page to the script, these make it:
 * - ../Contract.tsx: the class `scriptless`, and the anchor of a clause with definitions, which has no box
 * - ../Clause.tsx: which clauses those are, and the list of their definitions
 * - ../Contract.css: what is around a definition gives its box up, so that it sticks within the whole contract
 * - Definition.tsx, Definition.css: a term with its meaning, its anchor, and where it sticks
 * - definitionStyles.ts: how it looks while it is visible, and when it is without the script
 * - definitionPopups.ts: when it is with the script; ../fee-example.island.tsx, the island of the page, starts that
 */
import type { Definition as DefinitionData } from "../../../../content-model/index.ts";
import { RichText } from "../RichText.tsx";
import "./Definition.css";

/**
 * A term and its meaning. Its anchor is a separate element, which stays in place while the meaning is shown
 * at the foot of the window.
 */
export function Definition({ definition: { id, term, meaning } }: { definition: DefinitionData }) {
	return (
		<>
			<span id={id} />
			<p className="meaning">
				<dfn>{term}</dfn>
				<RichText sentence={meaning} />
			</p>
		</>
	);
}
