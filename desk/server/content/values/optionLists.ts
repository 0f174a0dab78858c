import { z } from "zod";
import { type JsonSchema, teamAuthor } from "../../../../content-model/index.ts";
import type { SelectOption } from "../../../shared/api/forms.ts";
import { blogFile, pricingFile } from "../files/knownFiles.ts";
import { getSlug } from "../kinds/kinds.ts";
import { readFields } from "./fields.ts";
import { listPlans } from "./plans.ts";
import { getTitleFromFields, listFilesOfKind } from "./titles.ts";

/** The options that other files provide, by the name that a schema gives them in `formChoices`. */
export type OptionLists = Readonly<
	Record<NonNullable<JsonSchema["formChoices"]>, readonly SelectOption[]>
>;

/** A category, as an unfinished file may have it. */
const writtenCategorySchema = z.object({ name: z.string().optional() }).catch({});
const writtenCategoriesSchema = z.record(z.string(), writtenCategorySchema).catch({});

/** Reads the categories of articles, by the names that articles give. */
export function readCategories(root: string): Record<string, { name?: string | undefined }> {
	return writtenCategoriesSchema.parse(readFields(root, blogFile).categories);
}

/** Reads the options that other files provide. */
export function readOptionLists(root: string): OptionLists {
	const listEntries = (kind: string): SelectOption[] =>
		listFilesOfKind(root, kind)
			.map((path) => ({
				value: getSlug(path),
				label: getTitleFromFields(path, readFields(root, path)),
			}))
			.sort((a, b) => a.label.localeCompare(b.label));
	const plans = listPlans(readFields(root, pricingFile));
	return {
		article: listEntries("article"),
		author: [{ value: teamAuthor, label: "The whole team" }, ...listEntries("person")],
		category: Object.entries(readCategories(root)).map(([value, { name = value }]) => ({
			value,
			label: name,
		})),
		plan: plans.map(({ id, name }) => ({ value: id, label: name })),
	};
}
