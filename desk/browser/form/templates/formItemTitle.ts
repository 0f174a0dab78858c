import type { FormField } from "../../../shared/api/forms.ts";
import { getItemTitle } from "../../../shared/items.ts";

/** Gets the name of an item in a list of the form: that of its option, where it is chosen. @param field of the item */
export function getFormItemTitle(
	field: FormField | undefined,
	item: unknown,
	index: number,
): string {
	const option =
		field?.control === "choice" ? field.options.find(({ value }) => value === item) : undefined;
	return option?.label ?? getItemTitle(item, index);
}
