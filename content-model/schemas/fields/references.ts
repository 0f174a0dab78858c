import { z } from "zod";
import { formatSuggestion } from "../../../nearest/nearest.ts";
import { categoryKey, slug } from "../values.ts";
import type { TextFields } from "./texts.ts";

/** Names of what other files hold, which may be in fields. */
export interface ReferenceNames {
	authors: readonly string[];
	categories: readonly string[];
	/** Files of content/articles. */
	articles: readonly string[];
	/** Those of them that are public. */
	publicArticles: readonly string[];
}

/** Creates the fields that name what another file holds. @param names any may be there while fields are only described */
export function createReferenceFields(
	{ line }: Pick<TextFields, "line">,
	names: ReferenceNames | undefined,
) {
	/** The author of an article. */
	const author = (names ? z.enum(names.authors) : line).meta({ formChoices: "author" });

	/** The category of an article. */
	const category = (names ? z.enum(names.categories) : categoryKey).meta({
		formChoices: "category",
	});

	/** The name of an article's file. */
	const fileRequirement = "the name of a file in content/articles, without .md";
	const article = slug
		.refine((name) => names?.articles.includes(name) ?? true, {
			error: ({ input }) =>
				fileRequirement + formatSuggestion(String(input), names?.articles ?? []),
			abort: true,
		})
		.meta({ formChoices: "article" });

	/** The name of an article's file, for one that has to be public. */
	const publicArticle = article.refine((name) => names?.publicArticles.includes(name) ?? true, {
		error: "a public article: this is a draft, or its day has not come",
	});

	return { article, author, category, publicArticle };
}
