import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { AgreementDraft, Clause } from "./AgreementDraft.ts";
import { createDefinitionId } from "./definedTerms.ts";
import { getElements, getTerm, type Part } from "./structure.ts";

/** Maximum items (a) to (z). */
const letters = 26;

/** Compiles a clause: its heading, a summary in plain words, numbered paragraphs. */
export function compileClause(draft: AgreementDraft, clause: Clause, part: Part): Element {
	const { number, id, title } = clause;
	const { heading, content } = part;
	const [summary, list, ...rest] = content;
	if (summary?.tagName !== "blockquote") {
		draft.report(summary ?? heading, "> the clause in plain words");
	}
	if (list?.tagName !== "ol" || rest.length > 0) {
		draft.report(rest[0] ?? list ?? heading, "one numbered list after the summary");
	}
	const definitionCount = draft.definitions.length;
	const items = getElements(list).map((item, index) =>
		compileParagraph(draft, item, `${number}.${index + 1}`, `${id}-${index + 1}`),
	);
	// The clause of the definitions has no box (Contract.css), so its heading carries the id.
	const defines = draft.definitions.length > definitionCount;
	return h("section", defines ? { className: "defining" } : { id }, [
		h("h2", defines ? { id } : {}, h("a", { href: `#${id}` }, h("span", number), ` ${title}`)),
		h("blockquote", summary && ` ${textOf(summary).trim()}`),
		h("ol", items),
	]);
}

/** Compiles a numbered paragraph with the list below it: definitions, or (a) to (z). */
function compileParagraph(
	draft: AgreementDraft,
	item: Element,
	label: string,
	id: string,
): Element {
	const [paragraph, list, ...rest] = getElements(item);
	const subItems = list?.tagName === "ol" ? getElements(list) : [];
	const defines = subItems.some(getTerm);
	const isListWrong = list && (subItems.length === 0 || (subItems.length > letters && !defines));
	if (paragraph?.tagName !== "p" || rest.length > 0 || isListWrong) {
		reportParagraph(draft, item);
	}
	draft.paragraphs.set(id, { label, words: textOf(item).trim() });
	const linked = new Set<string>();
	const sentence = h("p", paragraph?.children);
	draft.link(sentence, linked);
	const subList = defines
		? h(
				"ul",
				subItems.map((each) => compileDefinition(draft, each)),
			)
		: h(
				"ol",
				subItems.map((each, index) => compileLetter(draft, each, index, id, linked)),
			);
	return h("li", h("b", { id }, label), sentence, subItems.length > 0 ? subList : undefined);
}

/** Compiles a paragraph (a) to (z). @param linked terms that the paragraph above links already */
function compileLetter(
	draft: AgreementDraft,
	item: Element,
	index: number,
	above: string,
	linked: Set<string>,
): Element {
	const letter = String.fromCharCode("a".charCodeAt(0) + index);
	const [label, id] = [`(${letter})`, `${above}-${letter}`];
	const [paragraph, ...rest] = getElements(item);
	if (paragraph?.tagName !== "p" || rest.length > 0) {
		reportParagraph(draft, item);
	}
	draft.paragraphs.set(id, { label, words: textOf(item).trim() });
	const sentence = h("p", paragraph?.children);
	draft.link(sentence, linked);
	return h("li", { id }, h("span", `${label} `), sentence.children);
}

function reportParagraph(draft: AgreementDraft, item: Element): void {
	draft.report(
		item,
		"a sentence and at most one list (a) to (z) below it, without lists of its own",
	);
}

/**
 * Compiles a definition. Its anchor is a separate element, which stays in place while the text is shown as
 * a card.
 */
function compileDefinition(draft: AgreementDraft, item: Element): Element {
	const { definitions } = draft;
	const term = getTerm(item) ?? "";
	if (!term) {
		draft.report(item, "a definition, which begins with its **Term**");
	} else if (definitions.some((other) => other.term === term)) {
		draft.report(item, "each term once: it is defined above already");
	}
	const id = createDefinitionId(term);
	definitions.push({ term, id });
	const meaning = h("p", { className: "meaning" }, getElements(item)[0]?.children.slice(1));
	draft.link(meaning, new Set([term]));
	meaning.children.unshift(h("dfn", term));
	return h("li", h("span", { id }), meaning);
}
