import { teamAuthor } from "../../content-model/index.ts";
import type { Choice } from "../shared/api.ts";
import { isFieldsPath, listContent } from "./contentFiles.ts";
import { readFields } from "./fields.ts";
import type { Choices } from "./form/formSchema.ts";
import { getSlug } from "./kinds.ts";
import { getTitleFromFields } from "./titles.ts";

export function readCategories(root: string): Record<string, { name?: string }> {
	const { categories } = readFields(root, "content/pages/blog.yaml");
	return (categories ?? {}) as Record<string, { name?: string }>;
}

/** The options that other files provide. */
export function readChoices(root: string): Choices {
	const listTitles = (folder: string): Choice[] =>
		listContent(root)
			.filter((path) => path.startsWith(folder) && isFieldsPath(path))
			.map((path) => ({
				value: getSlug(path),
				label: getTitleFromFields(path, readFields(root, path)),
			}))
			.sort((a, b) => a.label.localeCompare(b.label));
	const { plans = [] } = readFields(root, "content/pricing.yaml") as {
		plans?: { id: string; name: string }[];
	};
	return {
		article: listTitles("content/articles/"),
		author: [{ value: teamAuthor, label: "The whole team" }, ...listTitles("content/team/")],
		category: Object.entries(readCategories(root)).map(([value, { name = value }]) => ({
			value,
			label: name,
		})),
		plan: plans.map(({ id, name }) => ({ value: id, label: name })),
	};
}
