import type { FileText } from "../../../shared/api/entries.ts";
import { buttonNames } from "../../../shared/buttonNames.ts";
import { Actions } from "../../components/Actions.tsx";
import { Alert } from "../../components/Alert.tsx";
import { DiscardButton } from "../../components/DiscardButton.tsx";
import { Panel } from "../../components/Panel.tsx";
import { PanelHeading } from "../../components/PanelHeading.tsx";
import { PrimaryButton } from "../../components/PrimaryButton.tsx";
import { useShortcut } from "../../hooks/useShortcut.ts";
import { formatEntryKey } from "../../state/entryKey.ts";
import { useOwnEdit } from "../../state/unsavedEdits.ts";
import { NumberedText } from "./NumberedText.tsx";
import styles from "./TextPanel.module.css";
import { useTextFile } from "./useTextFile.ts";

/** A file as text; where it has a mistake in its syntax, with the line marked. */
export function TextPanel({
	file,
	isFormTyped,
	onSaved,
}: {
	file: FileText;
	/** Whether its form was open while it could be read, and holds what was typed. */
	isFormTyped: boolean;
	onSaved: () => Promise<void>;
}) {
	const { text, isChanged, wrongLine, message, theirs, isSaving, change, save, discard } =
		useTextFile(file, onSaved);
	const storedForm = useOwnEdit(formatEntryKey({ path: file.path, kind: "" }));
	useShortcut("s", () => {
		if (!isSaving) {
			void save();
		}
	});
	return (
		<Panel>
			<PanelHeading subtitle={file.path}>
				{file.message ? "This file cannot be read" : "This file as text"}
			</PanelHeading>
			{file.message && (
				<p>
					No form can show it until the line is written as it should be. Until then the pages show
					it as it was last published, not as it was last saved; the rest of the site goes on as it
					was. Fix the line, or discard the change under “{buttonNames.review}”.
				</p>
			)}
			{(isFormTyped || storedForm) && (
				<p>What you typed in its form is kept. It is back once the file can be read.</p>
			)}
			<Alert>{message}</Alert>
			{theirs && (
				<section>
					<h3>As it was saved meanwhile</h3>
					<pre className={styles.theirs}>{theirs.text}</pre>
					<Actions>
						<button type="button" disabled={isSaving} onClick={() => void save(theirs.version)}>
							Save mine instead
						</button>
						<DiscardButton
							label="Keep theirs and lose mine"
							isDisabled={isSaving}
							onDiscard={() => void discard()}
						/>
					</Actions>
					<h3>As you have typed it</h3>
				</section>
			)}
			<NumberedText file={file} text={text} wrongLine={wrongLine} onChange={change} />
			<Actions>
				<PrimaryButton disabled={isSaving} onClick={() => void save()}>
					{isSaving ? "Saving…" : "Save"}
				</PrimaryButton>
				<DiscardButton isDisabled={isSaving || !isChanged} onDiscard={() => void discard()} />
			</Actions>
		</Panel>
	);
}
