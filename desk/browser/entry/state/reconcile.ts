import type { Entry } from "../../../shared/api/entries.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { isSame } from "../../../shared/isSame.ts";
import type { UnsavedEdit } from "../../state/unsavedEdits.ts";

/** What is typed, and the version and the data of the file that it is based on. */
type Edit = Pick<UnsavedEdit, "version" | "original" | "data">;

/**
 * What is to be done about what is typed, by the file as it is now. It has the same: there is nothing left to save. What
 * is typed is based on it, and nobody has to decide. Or somebody has to, and it stays based as it was.
 */
type Reconciliation = Edit & { outcome: "same" | "rebased" | "conflict" };

/**
 * Reconciles what is typed with the file as it is now. Nobody has to decide where the file has what was sent from this
 * form, is of the version that the form is based on, or has only another position among the others: a position that was
 * typed stays.
 * @param typed with what was sent to be saved, if anything was
 */
export function reconcile(
	{ version, original, data, sent }: Edit & Pick<UnsavedEdit, "sent">,
	file: Entry,
): Reconciliation {
	const base = { version: file.version, original: file.data };
	if (isSame(data, file.data)) {
		return { outcome: "same", ...base, data };
	}
	if (isSent({ sent }, file)) {
		return { outcome: "rebased", ...base, data };
	}
	const { positionField } = file;
	if (
		positionField &&
		isSame({ ...file.data, [positionField]: original[positionField] }, original)
	) {
		return { outcome: "rebased", ...base, data: rebasePosition(data, original, file) };
	}
	return { outcome: version === file.version ? "rebased" : "conflict", version, original, data };
}

/** Checks whether a file has what was sent to be saved without a response. */
export function isSent({ sent = [] }: Pick<UnsavedEdit, "sent">, { data }: Entry): boolean {
	return sent.some((other) => isSame(other, data));
}

/** Puts what was typed on top of the position that the file has by now. A position that was typed stays. */
export function rebasePosition(
	typedData: FieldValues,
	dataBefore: FieldValues,
	{ positionField, data }: Entry,
): FieldValues {
	return positionField && isSame(typedData[positionField], dataBefore[positionField])
		? { ...typedData, [positionField]: data[positionField] }
		: typedData;
}
