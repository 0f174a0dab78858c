import { isRecord } from "../../../../content-model/browser.ts";
import { excerptChanges, isVersionOf, type TextSegment } from "../../../shared/excerptChanges.ts";
import { uploadsField } from "../../../shared/fieldNames.ts";
import { formatValue } from "../../../shared/form/formatValue.ts";
import type { Conflict } from "./conflicts.ts";

/** Both sides of a conflict, in words. */
interface FormattedSides {
	mine: TextSegment[];
	theirs: TextSegment[];
	/** Whether words that both have are left out. */
	isShortened: boolean;
}

/** Formats both sides of a conflict. Of two versions of one text, what differs and a few words around it. */
export function formatSides(conflict: Conflict): FormattedSides {
	const values = [conflict.mine, conflict.theirs];
	const [mine = "", theirs = ""] = values.map((value) => formatSide(value, conflict));
	// A number is chosen as one.
	if (!values.some((value) => typeof value === "number") && isVersionOf(mine, theirs)) {
		const { before, after } = excerptChanges(mine, theirs);
		const shown = before.map(({ text }) => text).join("");
		return { mine: before, theirs: after, isShortened: shown !== mine };
	}
	return {
		mine: [{ text: mine, isChanged: false }],
		theirs: [{ text: theirs, isChanged: false }],
		isShortened: false,
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
