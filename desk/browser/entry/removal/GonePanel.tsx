import { useState } from "react";
import type { FieldGroup } from "../../../shared/api/forms.ts";
import { buttonNames } from "../../../shared/buttonNames.ts";
import { formatFieldPath } from "../../../shared/form/fieldPath.ts";
import { Actions } from "../../components/Actions.tsx";
import { Alert } from "../../components/Alert.tsx";
import { DiscardButton } from "../../components/DiscardButton.tsx";
import { Fieldset } from "../../components/Fieldset.tsx";
import { StatusHint } from "../../components/Hint.tsx";
import { Panel } from "../../components/Panel.tsx";
import { PanelHeading } from "../../components/PanelHeading.tsx";
import { parseTextKey, type UnsavedEdit } from "../../state/unsavedEdits.ts";
import { findConflicts } from "../conflict/conflicts.ts";
import { formatSide } from "../conflict/formatSides.ts";
import styles from "./GonePanel.module.css";

/** What was typed in an entry that is gone, and not saved: to be copied or discarded. */
export function GonePanel({
	edit,
	formSchema,
	onDiscard,
}: {
	edit: UnsavedEdit;
	/** The fields that its form had. */
	formSchema: FieldGroup;
	onDiscard: () => void;
}) {
	const { key, title, original, data } = edit;
	const isText = parseTextKey(key) !== undefined;
	return (
		<Panel>
			<PanelHeading>{title}</PanelHeading>
			<Alert>This has been removed. What you typed in it is kept in this browser.</Alert>
			<p>
				If it was removed at the desk, bring it back under “{buttonNames.review}”: what you typed is
				then in its form again. Or copy it from here.
			</p>
			{isText ? (
				<TypedWords label="The whole file" words={String(data.text)} />
			) : (
				findConflicts(formSchema, original, data, original).map((typed) => (
					<TypedWords
						key={formatFieldPath(typed.fieldPath)}
						label={typed.label}
						words={formatSide(typed.mine, typed)}
					/>
				))
			)}
			<Actions>
				<DiscardButton onDiscard={onDiscard} />
			</Actions>
		</Panel>
	);
}

/** What was typed in a field, with a button that copies it. */
function TypedWords({ label, words }: { label: string; words: string }) {
	const [message, setMessage] = useState("");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(words);
			setMessage("Copied.");
		} catch {
			setMessage(
				"This browser does not let the desk copy. Select the words and copy them yourself.",
			);
		}
	};
	return (
		<Fieldset title={label}>
			<p className={styles.typed}>{words}</p>
			<button type="button" onClick={() => void copy()}>
				Copy<span className="visually-hidden"> {label}</span>
			</button>
			<StatusHint>{message}</StatusHint>
		</Fieldset>
	);
}
