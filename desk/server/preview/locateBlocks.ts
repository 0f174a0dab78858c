import { isDollars } from "../../../content-model/index.ts";
import type { FieldValues } from "../../shared/api/forms.ts";
import type { LocatedBlock, PageBlock } from "../../shared/api/preview.ts";
import { findFieldPath } from "../form/findFieldPath.ts";
import { readFormData } from "../form/readFormData.ts";
import { chooseFieldTexts } from "./chooseFieldTexts.ts";
import { type FieldText, listFieldTexts } from "./fieldTexts.ts";
import { normaliseText } from "./normaliseText.ts";
import { createPriceLookup } from "./priceLookup.ts";

/** Shorter texts are not looked for: the letters of the headline, into which it is split. */
const minLength = 2;

/** Shorter texts are no excerpts of another that can be told from chance. */
const minExcerptLength = 12;

/**
 * Finds the fields of the blocks of a page by comparing texts: each value of the content as a page shows it
 * with each block. If a text is in several fields, neighbouring blocks decide.
 * @param root folder that holds the content of the page.
 * @param page path of the page.
 */
export function locateBlocks(
	root: string,
	page: string,
	blocks: readonly PageBlock[],
): LocatedBlock[] {
	const blockTexts = chooseFieldTexts(findCandidates(root, blocks), page);
	const formData = new Map<string, FieldValues>();
	return blocks.flatMap(({ id }, index): LocatedBlock[] => {
		const fieldText = blockTexts[index];
		if (!fieldText) {
			return [];
		}
		const { path, field, line } = fieldText;
		const data = formData.get(path) ?? readFormData(root, path);
		formData.set(path, data);
		return [{ id, path, fieldPath: findFieldPath(field, data), line }];
	});
}

/** Finds the field texts that each block may show: those of its whole text, else those that it is an excerpt of. */
function findCandidates(root: string, blocks: readonly PageBlock[]): FieldText[][] {
	const fieldTexts = listFieldTexts(root);
	const candidates = findByWholeText(root, fieldTexts, blocks);
	// An excerpt is looked for only in the files that the page shows for certain.
	const pathsForCertain = new Set(
		candidates.flatMap(([fieldText, ...others]) =>
			fieldText && others.length === 0 ? fieldText.path : [],
		),
	);
	const nearbyFieldTexts = fieldTexts.filter(({ path }) => pathsForCertain.has(path));
	return candidates.map((matches, index) => {
		const text = normaliseText(blocks[index]?.text ?? "");
		return matches.length === 0 && (isDollars(text) || text.length >= minExcerptLength)
			? nearbyFieldTexts.filter((fieldText) => isPartly(text, fieldText.text))
			: matches;
	});
}

function findByWholeText(
	root: string,
	fieldTexts: readonly FieldText[],
	blocks: readonly PageBlock[],
): FieldText[][] {
	const byText = Map.groupBy(
		fieldTexts.filter(({ pattern }) => !pattern),
		({ text }) => text,
	);
	const templates = fieldTexts.filter(({ pattern }) => pattern);
	const findPrice = createPriceLookup(root);
	return blocks.map((block): FieldText[] => {
		const price = block.price && findPrice(block.price);
		if (price) {
			return [price];
		}
		const text = normaliseText(block.text || block.alt || "");
		// The amount of one page may be in the text of another by chance.
		if (text.length < minLength || isDollars(text)) {
			return [];
		}
		// Pages add punctuation, such as the commas of a headline.
		const bareText = text.replace(/[,.:;→↗]+$/, "").trim();
		return (
			byText.get(text) ??
			byText.get(bareText) ??
			templates.filter(({ pattern }) => pattern?.test(text))
		);
	});
}

/** Checks whether a block shows part of a text, or a text that the page has extended. An amount is whole. */
function isPartly(text: string, shownText: string): boolean {
	return isDollars(text)
		? shownText === text
		: shownText.includes(text) ||
				(shownText.length >= minExcerptLength && text.startsWith(shownText));
}
