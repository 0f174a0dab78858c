import { useId, useMemo, useState } from "react";
import type { Entry } from "../../../shared/api/entries.ts";
import type { FieldGroup, FieldValues } from "../../../shared/api/forms.ts";
import type { TextSegment } from "../../../shared/excerptChanges.ts";
import { toolInputsField } from "../../../shared/fieldNames.ts";
import { formatFieldPath } from "../../../shared/form/fieldPath.ts";
import { Actions } from "../../components/Actions.tsx";
import { Alert } from "../../components/Alert.tsx";
import { Fieldset } from "../../components/Fieldset.tsx";
import { Hint } from "../../components/Hint.tsx";
import { Panel } from "../../components/Panel.tsx";
import { focusHeading, PanelHeading } from "../../components/PanelHeading.tsx";
import { PrimaryButton } from "../../components/PrimaryButton.tsx";
import { replaceValue } from "../state/formData.ts";
import styles from "./ConflictPanel.module.css";
import { type Conflict, findConflicts, suggestSide } from "./conflicts.ts";
import { formatSides } from "./formatSides.ts";

type Side = "mine" | "theirs";

/** Two people's versions of an entry side by side, to choose from field by field. */
export function ConflictPanel({
	formSchema,
	original,
	mine,
	theirs,
	onResolved,
	onBack,
}: {
	formSchema: FieldGroup;
	original: FieldValues;
	mine: FieldValues;
	theirs: Entry;
	/** Called with what was chosen, and what is typed in tools. */
	onResolved: (data: FieldValues) => void;
	onBack: () => void;
}) {
	const conflicts = useMemo(
		() => findConflicts(formSchema, original, mine, theirs.data),
		[formSchema, original, mine, theirs],
	);
	const [chosenSides, setChosenSides] = useState<Readonly<Record<string, Side>>>({});
	const getSide = (conflict: Conflict) =>
		chosenSides[formatFieldPath(conflict.fieldPath)] ?? suggestSide(conflict);
	const undecidedConflicts = conflicts.filter((conflict) => getSide(conflict) === undefined);
	const save = () => {
		const merged = conflicts
			.filter((conflict) => getSide(conflict) === "mine")
			.reduce<FieldValues>(
				(data, conflict) => replaceValue(data, conflict.fieldPath, conflict.mine),
				{
					...theirs.data,
					[toolInputsField]: mine[toolInputsField],
				},
			);
		onResolved(merged);
	};
	return (
		<Panel>
			<PanelHeading subtitle={theirs.title} headingRef={focusHeading}>
				Two versions
			</PanelHeading>
			<Alert>
				This has been changed since you opened it. Choose what to keep of each; nothing is lost
				before you save.
			</Alert>
			{conflicts.map((conflict) => (
				<ConflictField
					key={formatFieldPath(conflict.fieldPath)}
					conflict={conflict}
					side={getSide(conflict)}
					onChoose={(side) =>
						setChosenSides({ ...chosenSides, [formatFieldPath(conflict.fieldPath)]: side })
					}
				/>
			))}
			<Actions>
				<PrimaryButton disabled={undecidedConflicts.length > 0} onClick={save}>
					Save what I chose
				</PrimaryButton>
				<button type="button" onClick={onBack}>
					Back to the form
				</button>
			</Actions>
			{undecidedConflicts.length > 0 && (
				<Hint>Choose one side in each field that is still open ({undecidedConflicts.length}).</Hint>
			)}
		</Panel>
	);
}

/** A field whose value differs, with both values to choose from. */
function ConflictField({
	conflict,
	side,
	onChoose,
}: {
	conflict: Conflict;
	side: Side | undefined;
	onChoose: (side: Side) => void;
}) {
	const name = useId();
	const { mine, theirs, isShortened } = useMemo(() => formatSides(conflict), [conflict]);
	const sides: [Side, string, readonly TextSegment[]][] = [
		["mine", "Yours", mine],
		["theirs", "As it is saved now", theirs],
	];
	return (
		<Fieldset title={conflict.label}>
			{isShortened && <Hint>“…” stands for words that both have.</Hint>}
			{sides.map(([own, label, segments]) => (
				<label key={own} className={styles.choice}>
					<input type="radio" name={name} checked={side === own} onChange={() => onChoose(own)} />
					<span>
						<b>{label}</b>
						<Excerpt segments={segments} />
					</span>
				</label>
			))}
		</Fieldset>
	);
}

/** One version of a text, in which the words that the other has not are marked. */
function Excerpt({ segments }: { segments: readonly TextSegment[] }) {
	return (
		<span className={styles.value}>
			{segments.map((segment) =>
				segment.isChanged ? (
					<mark key={segments.indexOf(segment)}>{segment.text}</mark>
				) : (
					segment.text
				),
			)}
		</span>
	);
}
