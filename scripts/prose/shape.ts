import { type ContentFile, valuesOf } from "../content/values.ts";
import type { Finding } from "./finding.ts";

/** What an article lacks: a standfirst of its own, figures that say they are illustrations. */
export function articleShape(article: ContentFile): Finding[] {
	const values = valuesOf(article);
	const field = (name: string) => values.find((value) => value.field === name);
	const standfirst = field("standfirst");
	const repeats = standfirst && standfirst.value === field("summary")?.value;
	const captions = values.filter(
		({ field, value }) => field === "caption" && !/\billustrat(?:ion|es)\b/i.test(String(value)),
	);
	return [
		...captions.map(({ file, line }) => ({
			file,
			line,
			what: "a figure whose caption does not say it is an illustration",
			remedy: "say so in it",
		})),
		...(repeats
			? [
					{
						file: article.file,
						line: standfirst.line,
						what: "a standfirst that repeats the summary",
						remedy: "a sentence or two that open the article",
					},
				]
			: []),
	];
}
