import { isRecord } from "../../../../content-model/browser.ts";
import { excerptChanges, isVersionOf, type TextPart } from "../../../shared/excerptChanges.ts";
import { uploadsField } from "../../../shared/fieldNames.ts";
import { formatValue } from "../../../shared/form/formatValue.ts";
import type { Conflict } from "./conflicts.ts";

/** Formats both sides of a conflict. Of two versions of one text, what differs and a few words around it. */
export function formatSides(conflict: Conflict): { mine: TextPart[]; theirs: TextPart[] } {
	const values = [conflict.mine, conflict.theirs];
	const [mine = "", theirs = ""] = values.map((value) => formatSide(value, conflict));
	// A number is chosen as one.
	if (!values.some((value) => typeof value === "number") && isVersionOf(mine, theirs)) {
		const { before, after } = excerptChanges(mine, theirs);
		return { mine: before, theirs: after };
	}
	return {
		mine: [{ text: mine, isChanged: false }],
		theirs: [{ text: theirs, isChanged: false }],
	};
}

/** Formats the whole of one side. Of replaced pictures, which no form has a field of, it names the files. */
export function formatSide(
	value: unknown,
	{ fieldPath, field }: Pick<Conflict, "fieldPath" | "field">,
): string {
	if (fieldPath[0] === uploadsField) {
		return isRecord(value) ? Object.keys(value).join(", ") : "The pictures as they are saved";
	}
	return formatValue(value, field);
}
