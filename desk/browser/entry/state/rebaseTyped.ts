import type { Entry } from "../../../shared/api/entries.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { isSame } from "../../state/isSame.ts";

/** What is typed, and the version and the data of the file that the form was filled from. */
interface TypedForm {
	version: string;
	original: FieldValues;
	data: FieldValues;
}

/**
 * Bases what is typed on a newer file about which nobody has to decide: one that has what was sent from this form, or in
 * which only the position among the others has changed. A position that was typed stays.
 * @param typed with the data that was sent to be saved last, if any
 * @returns undefined if something else has changed too.
 */
export function rebaseTyped(
	{ original, data, sent }: TypedForm & { sent?: FieldValues | undefined },
	{ version, positionField, data: newOriginal }: Entry,
): TypedForm | undefined {
	if (sent && isSame(sent, newOriginal)) {
		return { version, original: newOriginal, data };
	}
	const isRestSame =
		positionField && isSame({ ...newOriginal, [positionField]: original[positionField] }, original);
	if (!isRestSame) {
		return;
	}
	const isTyped = !isSame(data[positionField], original[positionField]);
	return {
		version,
		original: newOriginal,
		data: isTyped ? data : { ...data, [positionField]: newOriginal[positionField] },
	};
}

/**
 * Follows the position that the entry has got while a save of it was under way, in what was typed meanwhile. A position
 * that was typed stays.
 */
export function followPosition(
	typedData: FieldValues,
	dataAtSave: FieldValues,
	{ positionField, data }: Entry,
): FieldValues {
	return positionField && isSame(typedData[positionField], dataAtSave[positionField])
		? { ...typedData, [positionField]: data[positionField] }
		: typedData;
}
