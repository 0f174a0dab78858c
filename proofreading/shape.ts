import { type ContentFile, readValues } from "../content-model/index.ts";
import type { Finding } from "./finding.ts";

/** Finds what an article lacks: a standfirst of its own, figures that say they are illustrations. */
export function checkArticleShape(article: ContentFile): Finding[] {
	const values = readValues(article);
	const findField = (name: string) => values.find(({ field }) => field === name);
	const findings: Finding[] = values
		.filter(({ field }) => field === "caption")
		.filter(({ value }) => !/\billustrat(?:ion|es)\b/i.test(String(value)))
		.map(({ file, line }) => ({
			file,
			line,
			problem: "a figure whose caption does not say it is an illustration",
			remedy: "say so in it",
		}));
	const standfirst = findField("standfirst");
	if (standfirst && standfirst.value === findField("summary")?.value) {
		findings.push({
			file: article.file,
			line: standfirst.line,
			problem: "a standfirst that repeats the summary",
			remedy: "a sentence or two that open the article",
		});
	}
	return findings;
}
