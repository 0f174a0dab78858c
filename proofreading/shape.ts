import { type ContentFile, readValues } from "../content-model/index.ts";
import { createFinding, type Finding } from "./finding.ts";

/** Finds what an article lacks: a standfirst of its own, figures that say they are illustrations. */
export function checkArticleShape(article: ContentFile): Finding[] {
	const values = readValues(article);
	const findField = (name: string) => values.find(({ field }) => field === name);
	const findings: Finding[] = values
		.filter(({ field }) => field === "caption")
		.filter(({ value }) => !/\billustrat(?:ion|es)\b/i.test(String(value)))
		.map((caption) =>
			createFinding(caption, {
				problem: "The caption of a figure does not say that it is an illustration",
				remedy: "Say so in it.",
			}),
		);
	const standfirst = findField("standfirst");
	if (standfirst && standfirst.value === findField("summary")?.value) {
		findings.push(
			createFinding(standfirst, {
				problem: "The standfirst repeats the summary",
				remedy: "Write a sentence or two that open the article.",
			}),
		);
	}
	return findings;
}
