import type { Definition } from "../../../content-model/index.ts";
import popupStyles from "./definitionPopup.css?raw";

/** The class in that stylesheet that stands for every way of asking for a definition without a script. */
const placeholder = ".no-script-definition";

/**
 * The styles of a definition that is shown: by the script (definitionPopups.ts), and without it while a link
 * to it is pointed at or focused, which takes a selector for each term.
 */
export function formatNoScriptDefinitionRules(
	definitions: readonly Pick<Definition, "id">[],
): string {
	const selectors = definitions.map(
		({ id }) => `.scriptless:has([href="#${id}"]:is(:hover,:focus)) #${id}+*`,
	);
	// PurgeCSS takes pseudo-classes alone, as in this `:is()`, for unused.
	return `/*purgecss start ignore*/${popupStyles.replace(placeholder, selectors.join())}/*purgecss end ignore*/`;
}
