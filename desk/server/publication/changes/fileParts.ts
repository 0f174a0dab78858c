import { isRecord } from "../../../../content-model/index.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { sharedLists } from "../../content/files/knownFiles.ts";
import { getDeskKind } from "../../content/kinds/deskKinds.ts";
import { getKind } from "../../content/kinds/kinds.ts";
import { isDerivedField, listDerivedFields } from "../../content/kinds/phoneLink.ts";
import { getPositionField } from "../../content/values/positions.ts";

// A file is published and discarded as a whole, but for its parts: the items of a list that belong to other
// files, the position of an entry among the others, and the settings of the site, of which each can go alone.

/** Lists the names of the parts that either version of a file has. */
export function listPartNames(path: string, ...versions: readonly FieldValues[]): string[] {
	const list = sharedLists[path];
	if (list) {
		const lists = versions.map((fields) => fields[list]);
		return lists.every(isRecord) ? listFieldNames(lists) : [];
	}
	const kind = getKind(path).name;
	const positionField = path.endsWith(".yaml") ? getPositionField(kind) : undefined;
	if (positionField) {
		return [positionField];
	}
	if (!getDeskKind(kind).isSettings) {
		return [];
	}
	const contacts = versions.map(({ contact }) => (isRecord(contact) ? contact : {}));
	return [
		...listFieldNames(versions).filter((name) => name !== "contact"),
		...listFieldNames(contacts)
			.filter((name) => !isDerivedField(["contact", name]))
			.map((name) => `contact.${name}`),
	];
}

/** Lists the fields of a part, each by the names that lead to it. */
export function listPartPaths(path: string, part: string): string[][] {
	const list = sharedLists[path];
	if (list) {
		return [[list, part]];
	}
	const fieldPath = part.split(".");
	return [fieldPath, ...listDerivedFields(fieldPath)];
}

function listFieldNames(groups: readonly FieldValues[]): string[] {
	return [...new Set(groups.flatMap((group) => Object.keys(group)))];
}
