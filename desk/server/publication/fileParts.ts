import { isRecord } from "../../../content-model/index.ts";
import type { FormValues } from "../../shared/api.ts";
import { collections, getDeskKind } from "../content/deskKinds.ts";
import { findKind } from "../content/kinds.ts";
import { sharedLists } from "../content/sharedLists.ts";

// A file is published and discarded as a whole, but for its parts: the entries of a list that belong to other
// files, the place of an entry among the others, and the settings of the site, of which each can go alone.

/** Lists the names of the parts that either version of a file has. */
export function listPartNames(path: string, ...versions: readonly FormValues[]): string[] {
	const list = sharedLists[path];
	if (list) {
		const lists = versions.map((fields) => fields[list]);
		return lists.every(isRecord) ? listNames(lists) : [];
	}
	const orderField = getOrderField(path);
	if (orderField) {
		return [orderField];
	}
	if (!getDeskKind(findKind(path).name).isSettings) {
		return [];
	}
	const contacts = versions.map(({ contact }) => (isRecord(contact) ? contact : {}));
	return [
		...listNames(versions).filter((name) => name !== "contact"),
		...listNames(contacts)
			.filter((name) => name !== "phoneHref")
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
	// The link of the telephone number goes with the number.
	return part === "contact.phone" ? [fieldPath, ["contact", "phoneHref"]] : [fieldPath];
}

/** Gets the field of the place that an entry has among those of its kind. */
function getOrderField(path: string): string | undefined {
	return path.endsWith(".yaml") ? collections[findKind(path).name]?.orderField : undefined;
}

function listNames(groups: readonly FormValues[]): string[] {
	return [...new Set(groups.flatMap((group) => Object.keys(group)))];
}
