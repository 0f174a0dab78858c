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
