import { getValue, isRecord } from "../../../../content-model/browser.ts";
import type {
	FieldControl,
	FieldGroup,
	FieldPath,
	FieldValues,
} from "../../../shared/api/forms.ts";
import { toolInputsField, uploadsField } from "../../../shared/fieldNames.ts";
import { enterField, type FieldPlace, formatFieldPlace } from "../../../shared/form/fieldPlace.ts";
import { isSame } from "../../../shared/isSame.ts";
import { identifyItem } from "../../../shared/items.ts";

/** A field whose value differs between the form and the file. */
export interface Conflict {
	fieldPath: FieldPath;
	label: string;
	/** Undefined for what the form has no field of, such as its uploads. */
	field: FieldControl | undefined;
	original: unknown;
	mine: unknown;
	theirs: unknown;
}

/** Finds the fields in which two forms differ: single values where both have the same groups, else the group. */
export function findConflicts(
	formSchema: FieldGroup,
	original: FieldValues,
	mine: FieldValues,
	theirs: FieldValues,
): Conflict[] {
	return compareValues({ field: formSchema, labels: [] }, [original, mine, theirs], []);
}

/** The values of a field: what both began from, mine and theirs. */
type ComparedValues = readonly [original: unknown, mine: unknown, theirs: unknown];

function compareValues(
	place: FieldPlace,
	values: ComparedValues,
	fieldPath: FieldPath,
): Conflict[] {
	const [original, mine, theirs] = values;
	if (isSame(mine, theirs)) {
		return [];
	}
	if (Array.isArray(mine) && Array.isArray(theirs)) {
		return compareLists(place, original, mine, theirs, fieldPath);
	}
	// The sides of a crop are no use without each other.
	if (!isRecord(mine) || !isRecord(theirs) || place.field?.control === "crop") {
		return [createConflict(place, values, fieldPath)];
	}
	return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) => {
		const inner =
			key === uploadsField
				? { field: undefined, labels: ["Replaced pictures"] }
				: enterField(place, key, mine[key]);
		// A hidden field is no conflict: nobody can choose between values that the form does not show.
		if (inner.field?.control === "hidden" || key === toolInputsField) {
			return [];
		}
		return compareValues(
			inner,
			[getValue(original, [key]), mine[key], theirs[key]],
			[...fieldPath, key],
		);
	});
}

/**
 * Compares two lists item by item where each item of mine has its own counterpart at the same position of theirs;
 * otherwise the list is chosen whole, so that a value never gets into another item. From the rows A and B:
 *
 * | Mine | Theirs | Compared |
 * | --- | --- | --- |
 * | A with another price, B | A, B with another price | item by item: the same items in the same order |
 * | C, A with another price | C with another price, A | item by item: the same, and the original A is at another position |
 * | A, B | Z, B | item by item: A was renamed in place |
 * | A with another price, B | B, A | whole: in place, this price would be B’s |
 * | A, B | A, B, C | whole: the items of one have no counterpart in the other |
 * | A, A | A with another price, A | whole: which A is which, nobody knows |
 */
function compareLists(
	place: FieldPlace,
	original: unknown,
	mine: readonly unknown[],
	theirs: readonly unknown[],
	fieldPath: FieldPath,
): Conflict[] {
	const originalItems = Array.isArray(original) ? original : [];
	const originalNames = originalItems.map(identifyItem);
	const myNames = mine.map(identifyItem);
	const theirNames = theirs.map(identifyItem);
	const isSameOrder = isSame(myNames, theirNames);
	const isComparable =
		!hasTwins(myNames) &&
		!hasTwins(theirNames) &&
		(isSameOrder ||
			(isEditedInPlace(originalNames, myNames) && isEditedInPlace(originalNames, theirNames)));
	if (!isComparable) {
		return [createConflict(place, [original, mine, theirs], fieldPath)];
	}
	return mine.flatMap((item, index) => {
		const inner = enterField(place, index, item);
		const originalIndex = isSameOrder ? originalNames.indexOf(myNames[index] ?? "") : index;
		const values: ComparedValues = [originalItems[originalIndex], item, theirs[index]];
		const itemPath = [...fieldPath, index];
		if (myNames[index] === theirNames[index]) {
			return compareValues(inner, values, itemPath);
		}
		return isSame(item, theirs[index]) ? [] : [createConflict(inner, values, itemPath)];
	});
}

/** Checks whether two items of a list have the same name: neither can be told from the other. */
function hasTwins(names: readonly string[]): boolean {
	return new Set(names).size < names.length;
}

/** Checks whether each item is at its place, or has a name that is new: none was moved, added or removed. */
function isEditedInPlace(originalNames: readonly string[], names: readonly string[]): boolean {
	return (
		names.length === originalNames.length &&
		names.every((name, index) => name === originalNames[index] || !originalNames.includes(name))
	);
}

function createConflict(
	place: FieldPlace,
	[original, mine, theirs]: ComparedValues,
	fieldPath: FieldPath,
): Conflict {
	return { fieldPath, label: formatFieldPlace(place), field: place.field, original, mine, theirs };
}

/** Suggests a side: the one that has changed; undefined if both have. */
export function suggestSide({ original, mine, theirs }: Conflict): "mine" | "theirs" | undefined {
	if (isSame(mine, original)) {
		return "theirs";
	}
	return isSame(theirs, original) ? "mine" : undefined;
}
