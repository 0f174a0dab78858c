import type { UnshownEdit } from "../shared/api/preview.ts";
import { Alert } from "./components/Alert.tsx";
import { useDeskCommands } from "./deskCommands.ts";
import type { PanelView } from "./state/panelView.ts";

/** Says which unsaved forms the page does not show, and why: the unchanged page alone would not tell. */
export function UnshownEdits({ edits, view }: { edits: readonly UnshownEdit[]; view: PanelView }) {
	const { open } = useDeskCommands();
	const isOpen = ({ path, kind }: UnshownEdit) =>
		view.panel === "entry" && (path ? view.path === path : view.path === "" && view.kind === kind);
	return edits.map((edit) => {
		const { path, kind, title, reason } = edit;
		return (
			<Alert key={path || kind}>
				{isOpen(edit) ? (
					"The page does not show what you typed in this form"
				) : (
					<>
						The page does not show what you typed in{" "}
						<button type="button" onClick={() => open({ panel: "entry", path, kind })}>
							{title}
						</button>
					</>
				)}
				: {reason}
			</Alert>
		);
	});
}
