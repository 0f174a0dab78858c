import { getValue } from "../../../../content-model/browser.ts";
import type { FieldIssue, FieldPath } from "../../../shared/api/forms.ts";
import { getFieldId } from "../../form/fieldElements.ts";
import type { OpenForm } from "./entryState.ts";

/**
 * Selects the issues to show. Those of a new entry, and of fields that are still empty, wait until the field is touched
 * or a save is tried.
 */
export function selectVisibleIssues({
	entry,
	original,
	issues,
	session: { touched, hasTriedToSave },
}: Pick<OpenForm, "entry" | "original" | "issues" | "session">): FieldIssue[] {
	const isCleared = (fieldPath: FieldPath = []) => {
		const value = getValue(original, fieldPath);
		return value !== undefined && value !== null && value !== "";
	};
	return issues.filter(
		({ fieldPath, isMissing }) =>
			hasTriedToSave ||
			(!entry.isNew && (!isMissing || isCleared(fieldPath))) ||
			(fieldPath !== undefined && touched.has(getFieldId(fieldPath))),
	);
}
