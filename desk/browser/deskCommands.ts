import { createContext, useContext } from "react";
import type { FieldPath } from "../shared/api/forms.ts";
import type { PanelView } from "./state/panelView.ts";

/** What a panel can ask of the desk around it. */
export interface DeskCommands {
	/** Opens something in the panel. */
	open(view: PanelView): void;
	/** Shows a page beside the panel. */
	showPage(path: string): void;
	/** Brings a field's words into view on that page. @param line of its Markdown, from 1 */
	showField(path: string, fieldPath: FieldPath, line?: number): void;
	/** Scrolls that page to a field that is not the one in use, in the first of some files that the page shows. */
	showPlace(paths: readonly string[], fieldPath: FieldPath): void;
	/** Shows on that page what is saved and typed by now. */
	refreshPage(): void;
	/** Reads the overview again, once a file may have changed. */
	reload(): Promise<void>;
	/** Waits until every key that was pressed on the page so far has been noted. */
	collectKeys(): Promise<void>;
}

/** The commands of the desk that a component is in. */
export const DeskCommandsContext = createContext<DeskCommands | undefined>(undefined);

/** Gets the commands of the desk. */
export function useDeskCommands(): DeskCommands {
	const commands = useContext(DeskCommandsContext);
	if (!commands) {
		throw new Error("This component is outside the desk.");
	}
	return commands;
}
