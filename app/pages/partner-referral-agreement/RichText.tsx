import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type { Sentence } from "../../../content-model/index.ts";

/** A sentence of the contract, with its links and emphasis. */
export function RichText({ sentence }: { sentence: Sentence }) {
	return toJsxRuntime({ type: "root", children: sentence }, { Fragment, jsx, jsxs });
}
