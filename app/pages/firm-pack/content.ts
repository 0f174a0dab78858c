import { type Fields, slug } from "../../../content-model/index.ts";

/** The rules of `content/pages/firm-pack.yaml`. */
export function contentSchema(fields: Fields) {
	const { groups, line, lines, page, paragraph, publicArticle, template } = fields;
	return page({
		...lines("contents", "version", "all"),
		why: template("article"),
		notice: paragraph,
		sheets: groups({
			id: slug.describe("Anchor of the sheet."),
			title: line,
			article: publicArticle.describe("The article that holds it."),
			template: slug.describe("Its name there."),
		}).describe("The sheets in their order."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"firm-pack": ReturnType<typeof contentSchema>;
	}
}
