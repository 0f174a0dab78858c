import type { Code } from "mdast";

/** Tells whether a fenced block is a worksheet: owners write it as `template` and the worksheet's name. */
export function isWorksheet({ lang }: Code): boolean {
	return lang === "template";
}
