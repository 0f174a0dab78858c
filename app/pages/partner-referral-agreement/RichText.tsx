import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { visit } from "unist-util-visit";
import type { Sentence } from "../../../content-model/index.ts";

/** A sentence of the contract, with its links and emphasis. The number of a clause stays on the line of its word. */
export function RichText({ sentence }: { sentence: Sentence }) {
	const root: Root = { type: "root", children: structuredClone(sentence) };
	visit(root, "text", (text) => {
		text.value = text.value.replaceAll(/\b(clauses?) (?=\d)/gi, "$1\u00a0");
	});
	return toJsxRuntime(root, { Fragment, jsx, jsxs });
}
