import type { Definition } from "../../../content-model/index.ts";
import popupStyles from "./definitionPopup.css?raw";

/** The class in that stylesheet that is replaced by a selector for each term. */
const placeholder = ".no-script-definition";

/**
 * Formats the styles of a visible definition. The script shows it (definitionPopups.ts); without the script it shows
 * while a link to it is hovered or focused, which takes a selector for each term.
 */
export function formatNoScriptDefinitionRules(
	definitions: readonly Pick<Definition, "id">[],
): string {
	const selectors = definitions.map(
		({ id }) => `.scriptless:has([href="#${id}"]:is(:hover,:focus)) #${id}+*`,
	);
	return popupStyles.replace(placeholder, selectors.join());
}
