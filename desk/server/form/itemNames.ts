import { isRecord } from "../../../content-model/index.ts";
import type { FieldPath, FieldValues } from "../../shared/api/forms.ts";
import { nameField } from "../../shared/fieldNames.ts";

/** Finds the items with a name that another has, of which a file can keep only one. */
export function findRepeatedNames(data: unknown, fieldPath: FieldPath = []): FieldPath[] {
	if (Array.isArray(data)) {
		const names = data.map((item) => (isRecord(item) ? readItemName(item) : ""));
		const repeatedNames = names.flatMap((name, index) =>
			name && names.indexOf(name) < index ? [[...fieldPath, index, nameField]] : [],
		);
		return [
			...repeatedNames,
			...data.flatMap((item, index) => findRepeatedNames(item, [...fieldPath, index])),
		];
	}
	return isRecord(data)
		? Object.entries(data).flatMap(([name, value]) =>
				findRepeatedNames(value, [...fieldPath, name]),
			)
		: [];
}

/** Reads the name of an item as its file has it. */
export function readItemName(item: FieldValues): string {
	return String(item[nameField] ?? "").trim();
}
