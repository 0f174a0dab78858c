import type { Entry } from "../../../shared/api/entries.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { isSame } from "../../state/isSame.ts";

/** What is typed, and the version and the data of the file that the form was filled from. */
interface TypedForm {
	version: string;
	base: FieldValues;
	data: FieldValues;
}

/**
 * Bases what is typed on a newer file in which only the position among the others has changed, so that nobody has to
 * decide about that. A position that was typed stays.
 * @returns undefined if something else has changed too.
 */
export function rebaseOnMove(
	{ base, data }: TypedForm,
	{ version, positionField, data: newBase }: Entry,
): TypedForm | undefined {
	const isRestSame =
		positionField && isSame({ ...newBase, [positionField]: base[positionField] }, base);
	if (!isRestSame) {
		return;
	}
	const isTyped = !isSame(data[positionField], base[positionField]);
	return {
		version,
		base: newBase,
		data: isTyped ? data : { ...data, [positionField]: newBase[positionField] },
	};
}
