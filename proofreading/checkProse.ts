import { type ContentFile, readTexts } from "../content-model/index.ts";
import type { Finding } from "./finding.ts";
import { findRepeatedPassages } from "./repeats.ts";
import { checkArticleShape } from "./shape.ts";
import { findBadUrls } from "./urls.ts";
import { findBannedWords, findTypos, isOwnText } from "./words.ts";

/**
 * Makes every check of the site's words.
 * @param files all content: passages are compared across articles.
 * @param isChecked chooses the files whose findings are wanted; all of them by default.
 */
export function checkProse(
	files: readonly ContentFile[],
	isChecked: (file: string) => boolean = () => true,
): Finding[] {
	const articles = files.filter(({ file }) => file.startsWith("content/articles/"));
	const texts = files.filter(({ file }) => isChecked(file)).flatMap(readTexts);
	const ownTexts = texts.filter(isOwnText);
	return [
		...ownTexts.flatMap(findBannedWords),
		...ownTexts.flatMap(findTypos),
		...texts.flatMap(findBadUrls),
		...articles.filter(({ file }) => isChecked(file)).flatMap(checkArticleShape),
		...findRepeatedPassages(articles).filter(({ file }) => isChecked(file)),
	];
}
