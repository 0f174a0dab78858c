import { isDeepStrictEqual } from "node:util";
import { getValue } from "../../../../content-model/index.ts";
import type { FieldPath } from "../../../shared/api/forms.ts";
import { parseKey } from "../../../shared/form/fieldPath.ts";
import { getKind } from "../../content/kinds/kinds.ts";
import { createFormCodec } from "../../form/formCodec.ts";

/** Finds the first field of a form in which two versions of a file differ; undefined if none does. */
export function findChangedField(
	path: string,
	before: Buffer,
	after: Buffer,
): FieldPath | undefined {
	const { toFormData } = createFormCodec(getKind(path));
	return findDifference(toFormData(before.toString()), toFormData(after.toString()));
}

/** Finds the first difference between two values. What is gone comes last: its field is empty, or its list is shorter. */
function findDifference(before: unknown, after: unknown): FieldPath | undefined {
	if (isDeepStrictEqual(before, after)) {
		return undefined;
	}
	const groups = isNested(before) && isNested(after) ? [after, before] : [];
	for (const key of new Set(groups.flatMap((group) => Object.keys(group)))) {
		const inner = findDifference(getValue(before, [key]), getValue(after, [key]));
		if (inner) {
			return [parseKey(key), ...inner];
		}
	}
	return [];
}

function isNested(value: unknown): value is object {
	return typeof value === "object" && value !== null;
}
