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
 * Bases what is typed on a newer file in which only the position among the others has changed, so that nobody has to
 * decide about that. A position that was typed stays.
 * @returns undefined if something else has changed too.
 */
export function rebaseOnMove(
	{ original, data }: TypedForm,
	{ version, positionField, data: newOriginal }: Entry,
): TypedForm | undefined {
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
