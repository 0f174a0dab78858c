import { getValue, isRecord } from "../../../../content-model/browser.ts";
import type {
	FieldControl,
	FieldGroup,
	FieldPath,
	FieldValues,
} from "../../../shared/api/forms.ts";
import { toolDraftsField, uploadsField } from "../../../shared/fieldNames.ts";
import { enterField, type FieldPlace, namePlace } from "../../../shared/form/fieldPlace.ts";
import { identifyItem } from "../../../shared/items.ts";
import { isSame } from "../../state/isSame.ts";

/** A field whose value differs between the form and the file. */
export interface Conflict {
	fieldPath: FieldPath;
	label: string;
	/** Undefined for what the form has no field of, such as its uploads. */
	field: FieldControl | undefined;
	base: unknown;
	mine: unknown;
	theirs: unknown;
}

/** Finds the fields in which two forms differ: single values where both have the same groups, else the group. */
export function findConflicts(
	formSchema: FieldGroup,
	base: FieldValues,
	mine: FieldValues,
	theirs: FieldValues,
): Conflict[] {
	return compareValues({ field: formSchema, labels: [] }, [base, mine, theirs], []);
}

/** The values of a field: what both began from, mine and theirs. */
type Versions = readonly [base: unknown, mine: unknown, theirs: unknown];

function compareValues(place: FieldPlace, versions: Versions, fieldPath: FieldPath): Conflict[] {
	const [base, mine, theirs] = versions;
	if (isSame(mine, theirs)) {
		return [];
	}
	if (Array.isArray(mine) && Array.isArray(theirs)) {
		return compareLists(place, base, mine, theirs, fieldPath);
	}
	// The sides of a crop are no use without each other.
	if (!isRecord(mine) || !isRecord(theirs) || place.field?.control === "crop") {
		return [createConflict(place, versions, fieldPath)];
	}
	return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) => {
		const inner =
			key === uploadsField
				? { field: undefined, labels: ["Replaced pictures"] }
				: enterField(place, key, mine[key]);
		// A hidden field is no conflict: nobody can choose between values that the form does not show.
		if (inner.field?.control === "hidden" || key === toolDraftsField) {
			return [];
		}
		return compareValues(
			inner,
			[getValue(base, [key]), mine[key], theirs[key]],
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
 * | C, A with another price | C with another price, A | item by item: the same, and A has its base at another position |
 * | A, B | Z, B | item by item: A was renamed in place |
 * | A with another price, B | B, A | whole: in place, this price would be B’s |
 * | A, B | A, B, C | whole: the items of one have no counterpart in the other |
 * | A, A | A with another price, A | whole: which A is which, nobody knows |
 */
function compareLists(
	place: FieldPlace,
	base: unknown,
	mine: readonly unknown[],
	theirs: readonly unknown[],
	fieldPath: FieldPath,
): Conflict[] {
	const original = Array.isArray(base) ? base : [];
	const baseNames = original.map(identifyItem);
	const myNames = mine.map(identifyItem);
	const theirNames = theirs.map(identifyItem);
	const isSameOrder = hasSameOrder(myNames, theirNames);
	const isComparable =
		!hasTwins(myNames) &&
		!hasTwins(theirNames) &&
		(isSameOrder ||
			(isEditedInPlace(baseNames, myNames) && isEditedInPlace(baseNames, theirNames)));
	if (!isComparable) {
		return [createConflict(place, [base, mine, theirs], fieldPath)];
	}
	return mine.flatMap((item, index) => {
		const inner = enterField(place, index, item);
		const baseIndex = isSameOrder ? baseNames.indexOf(myNames[index] ?? "") : index;
		const versions: Versions = [original[baseIndex], item, theirs[index]];
		const itemPath = [...fieldPath, index];
		if (myNames[index] === theirNames[index]) {
			return compareValues(inner, versions, itemPath);
		}
		return isSame(item, theirs[index]) ? [] : [createConflict(inner, versions, itemPath)];
	});
}

/** Checks whether two items of a list have the same name: neither can be told from the other. */
function hasTwins(names: readonly string[]): boolean {
	return new Set(names).size < names.length;
}

/** Checks whether two lists have the same items in the same order. */
function hasSameOrder(names: readonly string[], others: readonly string[]): boolean {
	return names.join("\n") === others.join("\n");
}

/** Checks whether each item is at its place, or has a name that is new: none was moved, added or removed. */
function isEditedInPlace(baseNames: readonly string[], names: readonly string[]): boolean {
	return (
		names.length === baseNames.length &&
		names.every((name, index) => name === baseNames[index] || !baseNames.includes(name))
	);
}

function createConflict(
	place: FieldPlace,
	[base, mine, theirs]: Versions,
	fieldPath: FieldPath,
): Conflict {
	return { fieldPath, label: namePlace(place), field: place.field, base, mine, theirs };
}

/** Suggests a side: the one that has changed; undefined if both have. */
export function suggestSide({ base, mine, theirs }: Conflict): "mine" | "theirs" | undefined {
	if (isSame(mine, base)) {
		return "theirs";
	}
	return isSame(theirs, base) ? "mine" : undefined;
}
