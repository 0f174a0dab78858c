import type { UnshownEdit } from "../shared/api.ts";
import { useDeskCommands } from "./deskCommands.ts";
import type { Target } from "./state/target.ts";

/** Says which unsaved forms the page does not show, and why: a page that stands still would tell nothing. */
export function UnshownEdits({ edits, target }: { edits: readonly UnshownEdit[]; target: Target }) {
	const { open } = useDeskCommands();
	const isOpen = ({ path, kind }: UnshownEdit) =>
		target.view === "entry" &&
		(path ? target.path === path : target.path === "" && target.kind === kind);
	return edits.map((edit) => {
		const { path, kind, title, reason } = edit;
		return (
			<p key={path || kind} className="alert" role="alert">
				{isOpen(edit) ? (
					"The page does not show what you typed in this form"
				) : (
					<>
						The page does not show what you typed in{" "}
						<button type="button" onClick={() => open({ view: "entry", path, kind })}>
							{title}
						</button>
					</>
				)}
				: {reason}
			</p>
		);
	});
}
