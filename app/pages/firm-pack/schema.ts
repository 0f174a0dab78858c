import { z } from "zod";
import {
	createPictogram,
	type FieldSchemas,
	formatValue,
	getValue,
	type Issue,
	listWorksheetNames,
	type RawFile,
	slug,
	theme,
} from "../../../content-model/index.ts";

/** Creates the schema of `content/pages/firm-pack.yaml`. */
export function createSchema(fields: FieldSchemas) {
	const {
		closing,
		listOf,
		line,
		lineFields,
		page,
		paragraph,
		publicArticle,
		lineWithPlaceholders,
	} = fields;
	return page({
		wordFile: line.describe("The button: all worksheets as one Word file."),
		...lineFields({
			contents: "Heads the tiles of the worksheets.",
			version: "The edition of the pack, beside that heading.",
		}),
		articleLink: lineWithPlaceholders("article").describe(
			"Above a worksheet: leads to the article it comes from.",
		),
		notice: paragraph.describe("What the worksheets are not, beside the heading: legal advice."),
		textFile: line.describe("All worksheets as one text, which is Markdown."),
		worksheetWordFile: line.describe(
			"One worksheet as a Word file, on its tile. Its title is read out after it.",
		),
		worksheets: listOf({
			id: slug.describe("Anchor of the worksheet."),
			title: line.describe("The heading of the worksheet, here and on its tile."),
			article: publicArticle.describe("The article that holds it."),
			name: slug.describe("Its name there, after the word worksheet."),
			pictogram: createPictogram("8x5"),
			theme,
			wideAnswers: z
				.boolean()
				.default(false)
				.describe("true where its table is answered on paper: its second column is wide.")
				.meta({
					formHint: "Tick where its table is answered on paper: its second column is wide.",
				}),
		}).describe("The worksheets in their order."),
		closing,
	});
}

/** Finds issues for worksheets that their article does not hold. */
export function checkContent({ file, data }: RawFile, articles: readonly RawFile[]): Issue[] {
	const worksheets = Object.values(getValue(data, ["worksheets"]) ?? {});
	return worksheets.flatMap((worksheet, index) => {
		const [slug, name] = [getValue(worksheet, ["article"]), getValue(worksheet, ["name"])];
		const article = articles.find((other) => other.slug === slug);
		const worksheetNames = listWorksheetNames(article?.body ?? "");
		if (!article || worksheetNames.includes(String(name))) {
			return [];
		}
		const names =
			worksheetNames.length > 0 ? `: ${worksheetNames.join(", ")}` : ", which holds none";
		return {
			file,
			field: `worksheets.${index}.name`,
			received: formatValue(name),
			expected: `the name of a worksheet in ${article.file}${names}`,
		};
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"firm-pack": ReturnType<typeof createSchema>;
	}
}
