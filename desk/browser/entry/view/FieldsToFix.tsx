import type { FieldControl, FieldGroup, FieldIssue, FieldPath } from "../../../shared/api/forms.ts";
import { findFieldPlace, getInnerField } from "../../../shared/form/fieldPlace.ts";
import { Hint } from "../../components/Hint.tsx";
import { getFieldId } from "../../form/fieldElements.ts";
import { revealField } from "../focus/revealField.ts";
import type { OpenForm } from "../state/entryState.ts";
import styles from "./FieldsToFix.module.css";

/** Names the fields that hold up a save, and with it the page, in the form's order, each with the way to it. */
export function FieldsToFix({ form: { entry, data, issues } }: { form: OpenForm }) {
	const getRank = ({ fieldPath = [] }: FieldIssue) => rankField(entry.formSchema, fieldPath);
	const ordered = issues.toSorted((a, b) => compareRanks(getRank(a), getRank(b)));
	const fields = new Map(
		ordered.flatMap(({ fieldPath }) =>
			fieldPath?.length ? [[getFieldId(fieldPath), fieldPath] as const] : [],
		),
	);
	if (fields.size === 0) {
		return (
			issues.length > 0 && (
				<Hint>
					{entry.page ? "The page shows this" : "This can be saved"} once every field is right.
				</Hint>
			)
		);
	}
	return (
		<div className={styles.fields}>
			{fields.size === 1 ? "1 field needs" : `${fields.size} fields need`} attention before{" "}
			{entry.page ? "the page shows this" : "this can be saved"}:
			<ul>
				{[...fields].map(([id, fieldPath]) => (
					<li key={id}>
						<button type="button" className={styles.link} onClick={() => revealField(fieldPath)}>
							{/* The label of the group or item that it is in tells it from its like. */}
							{findFieldPlace(entry.formSchema, data, fieldPath).labels.slice(-2).join(": ")}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Ranks a field by its position in the form: its own, after that of each group or item that it is in. */
function rankField(formSchema: FieldGroup, fieldPath: FieldPath): number[] {
	let outer: FieldControl | undefined = formSchema;
	return fieldPath.map((key) => {
		const names = outer?.control === "group" ? Object.keys(outer.fields) : [];
		outer = getInnerField(outer, key);
		return typeof key === "number" ? key : names.indexOf(key);
	});
}

/** Compares the positions of two fields: a group comes before the fields in it. */
function compareRanks(a: readonly number[], b: readonly number[]): number {
	const index = a.findIndex((rank, depth) => rank !== b[depth]);
	return index < 0 ? a.length - b.length : (a[index] ?? 0) - (b[index] ?? -1);
}
