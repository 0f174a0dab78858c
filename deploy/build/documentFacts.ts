import { createHash } from "node:crypto";

/** What the security policy and the folder have to know of documents. */
export interface DocumentFacts {
	/** Hashes of inline styles as a policy writes them: `sha256-…`, sorted. */
	styleHashes: string[];
	/** Hashes of inline scripts, speculation rules included, sorted. */
	scriptHashes: string[];
	/** Whether a page holds a form. */
	ownForms: boolean;
	/** Names of scripts and styles that it asks for, such as `entry.client-Bx1.js`, sorted. */
	assets: string[];
}

const element = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Types of script elements that run or steer the browser; others are data, which no policy asks for. */
const runs = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

/** Reads one document: hashes its inline styles and scripts, looks for forms and assets. */
export function documentFacts(html: string): DocumentFacts {
	const styles: string[] = [];
	const scripts: string[] = [];
	for (const [, name, attributes = "", text = ""] of html.matchAll(element)) {
		const hash = () => `sha256-${createHash("sha256").update(text).digest("base64")}`;
		if (name === "style") {
			styles.push(hash());
		} else if (!/\bsrc=/.test(attributes) && runs.test(typeOf(attributes))) {
			scripts.push(hash());
		}
	}
	return {
		styleHashes: unique(styles),
		scriptHashes: unique(scripts),
		ownForms: /<form\b/.test(html),
		assets: assetNames(html),
	};
}

/** What several documents need together. */
export function allFacts(documents: readonly DocumentFacts[]): DocumentFacts {
	return {
		styleHashes: unique(documents.flatMap(({ styleHashes }) => styleHashes)),
		scriptHashes: unique(documents.flatMap(({ scriptHashes }) => scriptHashes)),
		ownForms: documents.some(({ ownForms }) => ownForms),
		assets: unique(documents.flatMap(({ assets }) => assets)),
	};
}

/** Names in a text that may be those of scripts and styles, each once, sorted. */
export function assetNames(text: string): string[] {
	// Looked for from the beginning of a word only: from each of its letters would take half of the time.
	const names = text.matchAll(/(?<![\w.~$-])[\w.~$-]+\.(?:js|css)\b/g);
	return unique(Array.from(names, ([name]) => name));
}

function typeOf(attributes: string): string {
	return attributes.match(/\btype="([^"]*)"/)?.[1] ?? "";
}

function unique(values: readonly string[]): string[] {
	return Array.from(new Set(values)).sort();
}
