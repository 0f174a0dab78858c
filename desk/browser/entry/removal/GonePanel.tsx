import { useState } from "react";
import { buttonNames } from "../../../shared/buttonNames.ts";
import { formatFieldPath } from "../../../shared/form/fieldPath.ts";
import { Actions } from "../../components/Actions.tsx";
import { Alert } from "../../components/Alert.tsx";
import { DiscardConfirmation } from "../../components/DiscardConfirmation.tsx";
import { Fieldset } from "../../components/Fieldset.tsx";
import { Panel } from "../../components/Panel.tsx";
import { PanelHeading } from "../../components/PanelHeading.tsx";
import type { UnsavedEdit } from "../../state/unsavedEdits.ts";
import { findConflicts } from "../conflict/conflicts.ts";
import { formatSide } from "../conflict/formatSides.ts";
import styles from "./GonePanel.module.css";

/** What is known of the fields of an entry that is gone. */
const noFields = { control: "group", fields: {} } as const;

/** What was typed in an entry that is gone, and not saved: to be copied or discarded. */
export function GonePanel({ edit, onDiscard }: { edit: UnsavedEdit; onDiscard: () => void }) {
	const [isConfirming, setConfirming] = useState(false);
	const { title, original, data } = edit;
	return (
		<Panel>
			<PanelHeading>{title}</PanelHeading>
			<Alert>This has been removed. What you typed in it is kept in this browser.</Alert>
			<p>
				If it was removed at the desk, bring it back under “{buttonNames.review}”: what you typed is
				then in its form again. Or copy it from here.
			</p>
			{findConflicts(noFields, original, data, original).map((typed) => (
				<Fieldset key={formatFieldPath(typed.fieldPath)} title={typed.label}>
					<p className={styles.typed}>{formatSide(typed.mine, typed)}</p>
				</Fieldset>
			))}
			<Actions>
				{isConfirming ? (
					<DiscardConfirmation onDiscard={onDiscard} onCancel={() => setConfirming(false)} />
				) : (
					<button type="button" onClick={() => setConfirming(true)}>
						{buttonNames.discard}
					</button>
				)}
			</Actions>
		</Panel>
	);
}
