import { useEffect, useRef, useState } from "react";
import { getValue } from "../../../../content-model/browser.ts";
import type { FieldIssue, FieldPath } from "../../../shared/api/forms.ts";
import { getFieldId } from "../../form/fieldId.ts";
import { revealFirstError } from "../focus/revealField.ts";
import { type EntryState, isOpen } from "../state/entryState.ts";

/**
 * Selects the issues to show. Those of a new entry, and of fields that are still empty, wait until the field is touched
 * or a save is tried; a save that is refused reveals the first.
 */
export function useVisibleIssues(state: EntryState) {
	const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
	const [hasTriedToSave, setHasTriedToSave] = useState(false);
	const [refusals, setRefusals] = useState(0);
	const fieldsRef = useRef<HTMLDivElement>(null);
	// Runs after the errors have been rendered.
	useEffect(() => {
		if (refusals > 0) {
			revealFirstError(fieldsRef.current);
		}
	}, [refusals]);

	const { issues = [], entry, base } = isOpen(state) ? state : {};
	const isCleared = (fieldPath: FieldPath = []) =>
		![undefined, "", null].includes(getValue(base, fieldPath) as string);
	const isVisible = ({ fieldPath, isMissing }: FieldIssue) =>
		(entry?.isNew === false && (!isMissing || isCleared(fieldPath))) ||
		hasTriedToSave ||
		(fieldPath !== undefined && touched.has(getFieldId(fieldPath)));
	return {
		visible: issues.filter(isVisible),
		/** The element of the form's fields. */
		fieldsRef,
		touch: (id: string) => setTouched((before) => new Set(before).add(id)),
		/** Makes every issue visible from now on. */
		noteSaveAttempt: () => setHasTriedToSave(true),
		/** Reveals the first issue, once it is rendered. */
		revealFirst: () => setRefusals((before) => before + 1),
		reset: () => {
			setTouched(new Set());
			setHasTriedToSave(false);
		},
	};
}
