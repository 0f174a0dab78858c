import type { FormValues, LocatedBlock, PageBlock } from "../../shared/api.ts";
import { readContent } from "../content/contentFiles.ts";
import { findKind } from "../content/kinds.ts";
import { findFieldPath } from "../form/fieldPaths.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { chooseSources } from "./chooseSources.ts";
import { normaliseText } from "./normaliseText.ts";
import { createPriceLookup } from "./priceLookup.ts";
import { listSources, type Source } from "./sources.ts";

/** Shorter texts are not looked for: the letters of the headline, into which it is split. */
const minLength = 2;

/** Shorter texts are no part of another that can be told from chance. */
const minPartLength = 12;

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
	const blockSources = chooseSources(findCandidates(root, blocks), page);
	const forms = new Map<string, FormValues>();
	return blocks.flatMap(({ id }, index): LocatedBlock[] => {
		const source = blockSources[index];
		if (!source) {
			return [];
		}
		const { path, field, line } = source;
		const form = forms.get(path) ?? readForm(root, path);
		forms.set(path, form);
		return [{ id, path, fieldPath: findFieldPath(field, form), line }];
	});
}

/** Finds the sources that each block may show. */
function findCandidates(root: string, blocks: readonly PageBlock[]): Source[][] {
	const sources = listSources(root);
	const byText = Map.groupBy(
		sources.filter(({ pattern }) => !pattern),
		({ text }) => text,
	);
	const templates = sources.filter(({ pattern }) => pattern);
	const findPrice = createPriceLookup(root);
	const candidates = blocks.map((block): Source[] => {
		const price = findPrice(block);
		if (price) {
			return [price];
		}
		const text = normaliseText(block.text || block.alt || "");
		// Pages add punctuation, such as the commas of a headline.
		const bare = text.replace(/[,.:;→↗]+$/, "").trim();
		return text.length < minLength || isAmount(text)
			? []
			: (byText.get(text) ??
					byText.get(bare) ??
					templates.filter(({ pattern }) => pattern?.test(text)));
	});
	const nearbySources = sources.filter(({ path }) =>
		candidates.some((list) => list.length === 1 && list[0]?.path === path),
	);
	for (const [index, block] of blocks.entries()) {
		const text = normaliseText(block.text);
		if (candidates[index]?.length === 0 && (isAmount(text) || text.length >= minPartLength)) {
			candidates[index] = nearbySources.filter((source) => isPartly(text, source.text));
		}
	}
	return candidates;
}

/** Checks whether a block shows part of a text, or a text that the page has extended. An amount is whole. */
function isPartly(text: string, sourceText: string): boolean {
	return isAmount(text)
		? sourceText === text
		: sourceText.includes(text) ||
				(sourceText.length >= minPartLength && text.startsWith(sourceText));
}

/** Checks whether a text is an amount alone: a sum of one page may be in the text of another by chance. */
function isAmount(text: string): boolean {
	return /^\$[\d,]+$/.test(text);
}

function readForm(root: string, path: string): FormValues {
	return createFormCodec(findKind(path)).toForm(readContent(root, path)?.toString() ?? "");
}
