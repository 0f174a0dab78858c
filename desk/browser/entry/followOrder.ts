import type { Entry, FormValues } from "../../shared/api.ts";
import { isSame } from "./merge.ts";

/** What is typed, and the version and the data of the file that the form was filled from. */
interface TypedForm {
	version: string;
	base: FormValues;
	data: FormValues;
}

/**
 * Bases what is typed on a newer file in which only the position among the others has changed, so that nobody has to
 * decide about that. A position that was typed stays.
 * @returns undefined if something else has changed too.
 */
export function followOrder(
	{ base, data }: TypedForm,
	{ version, orderField, data: newBase }: Entry,
): TypedForm | undefined {
	const isRestSame = orderField && isSame({ ...newBase, [orderField]: base[orderField] }, base);
	if (!isRestSame) {
		return;
	}
	const isTyped = !isSame(data[orderField], base[orderField]);
	return {
		version,
		base: newBase,
		data: isTyped ? data : { ...data, [orderField]: newBase[orderField] },
	};
}
