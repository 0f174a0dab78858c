import { createContext, useContext } from "react";
import type { ShownField } from "./preview/PageConnection.ts";
import type { PanelView } from "./state/panelView.ts";

/** What a panel can ask of the desk around it. */
export interface DeskCommands {
	/** Opens something in the panel; beside a form its page, unless it was opened by a click on the page that is shown. */
	open(view: PanelView): void;
	/** Shows a page beside the panel. */
	showPage(page: string): void;
	/** Brings a field's words into view on that page. */
	showField(field: ShownField): void;
	/** Shows on that page what is saved and typed by now. */
	refreshPage(): void;
	/** Reads the overview again, once a file may have changed. */
	reloadOverview(): Promise<void>;
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
