import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "./files.ts";

/** What the content security policy has to allow for the sake of the pages themselves. */
export interface InlineHashes {
	styleHashes: string[];
	scriptHashes: string[];
	/** Whether a page holds a form. */
	ownForms: boolean;
}

const element = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Types of script elements that run or steer the browser; others are data, which no policy asks for. */
const runs = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

/**
 * Reads every document, hashes its inline styles and scripts and looks for forms.
 * @param root the folder of the site.
 * @returns hashes as a policy writes them (`sha256-…`), each once, sorted.
 */
export async function inlineHashes(root: string): Promise<InlineHashes> {
	const styles = new Set<string>();
	const scripts = new Set<string>();
	let ownForms = false;
	for (const file of await filesBelow(root)) {
		if (!file.endsWith(".html")) {
			continue;
		}
		const html = await readFile(join(root, file), "utf8");
		ownForms ||= /<form\b/.test(html);
		for (const [, name, attributes = "", text = ""] of html.matchAll(element)) {
			const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
			if (name === "style") {
				styles.add(hash);
			} else if (!/\bsrc=/.test(attributes) && runs.test(typeOf(attributes))) {
				scripts.add(hash);
			}
		}
	}
	return { styleHashes: [...styles].sort(), scriptHashes: [...scripts].sort(), ownForms };
}

function typeOf(attributes: string): string {
	return attributes.match(/\btype="([^"]*)"/)?.[1] ?? "";
}
