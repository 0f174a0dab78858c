import type { List, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { parseContract } from "../content/agreement.server.ts";
import { interpolate } from "../content/interpolate.ts";
import type { Content } from "../content/load.server.ts";
import { bullets, heading, linked, paragraph, plain, strong } from "./nodes.ts";

/**
 * The partner agreement: key terms, then every clause with its number written out, so that a
 * reference to clause 4.3 can be followed by reading.
 * @param at whole address of the page
 */
export function agreementBlocks({ agreement, pages }: Content, at: string): RootContent[] {
	const page = pages["partner-referral-agreement"];
	const { labels } = page;
	return [
		paragraph(`${interpolate(labels.version, { version: agreement.version })}.`, agreement.summary),
		...(agreement.sample ? [paragraph([strong(labels.sample)])] : []),
		heading(2, labels.keyTerms),
		paragraph(labels.summaryNote),
		bullets(
			agreement.keyTerms.map(({ figure, label, clause }) => [
				strong(figure),
				plain(` ${label} (`),
				linked(
					{ label: clause.replaceAll("-", " ").replace(/(\d) (\d)/, "$1.$2"), href: `#${clause}` },
					at,
				),
				plain(")"),
			]),
		),
		...contract(agreement.body, labels.summary, at),
		heading(2, page.closing.title),
		paragraph(page.closing.text, [linked(page.closing.action, at)]),
	];
}

/** The text of the contract: summaries named as such, numbers and letters before the clauses. */
function contract(body: string, summary: string, at: string): RootContent[] {
	const tree: Root = parseContract(body);
	visit(tree, "link", (node) => {
		node.url = new URL(node.url, at).href;
	});
	let clause = "";
	return tree.children.flatMap((node): RootContent[] => {
		if (node.type === "heading") {
			const [first] = node.children;
			clause = (first?.type === "text" && first.value.match(/^(\d+)\. /)?.[1]) || "";
		}
		if (node.type === "blockquote") {
			const [first] = node.children;
			if (first?.type === "paragraph") {
				first.children.unshift(strong(`${summary}:`), plain(" "));
			}
		}
		return node.type === "list" && clause ? numbered(node, clause) : [node];
	});
}

/** The paragraphs of a clause, each with its number; those one level down with letters. */
function numbered(list: List, clause: string): RootContent[] {
	return list.children.flatMap(({ children }, index) => {
		const [words, nested] = children;
		if (words?.type === "paragraph") {
			words.children.unshift(strong(`${clause}.${index + 1}`), plain(" "));
		}
		return [...(words ? [words] : []), ...(nested?.type === "list" ? [lettered(nested)] : [])];
	});
}

function lettered(list: List): RootContent {
	for (const [index, { children }] of list.children.entries()) {
		const [words] = children;
		if (words?.type === "paragraph") {
			words.children.unshift(plain(`(${letter(index)}) `));
		}
	}
	return { ...list, ordered: false, spread: false };
}

/** a to z, then aa, ab and so on: the definitions are 26 today. */
function letter(index: number): string {
	const last = String.fromCharCode(97 + (index % 26));
	return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}
