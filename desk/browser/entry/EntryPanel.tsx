import type { Overview } from "../../shared/api/entries.ts";
import { Panel } from "../components/Panel.tsx";
import { useDeskCommands } from "../deskCommands.ts";
import type { EntryView } from "../state/panelView.ts";
import { useEntryEditor } from "./editor/useEntryEditor.ts";
import { GonePanel } from "./removal/GonePanel.tsx";
import { isOpen } from "./state/entryState.ts";
import { TextPanel } from "./text/TextPanel.tsx";
import { EntryForm } from "./view/EntryForm.tsx";

/** One entry: its form, or the text of a file that cannot be read. */
export function EntryPanel({ view, overview }: { view: EntryView; overview: Overview }) {
	const { open, refreshPage, reloadOverview } = useDeskCommands();
	const editor = useEntryEditor(view, overview);
	const { state, controller } = editor;
	if (state.type === "unreadable") {
		return (
			<TextPanel
				key={state.file.version}
				file={state.file}
				isFormTyped={state.form !== undefined}
				onSaved={async () => {
					await controller.open();
					await reloadOverview();
					refreshPage();
				}}
			/>
		);
	}
	if (state.type === "gone") {
		return (
			<GonePanel
				edit={state.edit}
				formSchema={state.formSchema}
				onDiscard={() => {
					editor.discard();
					open({ panel: "list" });
				}}
			/>
		);
	}
	if (!isOpen(state)) {
		return (
			<Panel>
				<p role="status">{state.status?.message ?? "Opening…"}</p>
			</Panel>
		);
	}
	return <EntryForm view={view} overview={overview} editor={editor} state={state} />;
}
