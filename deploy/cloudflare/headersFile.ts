import { UserError } from "../../machine/userError.ts";
import type { PathPattern, ServingRules } from "../servingRules.ts";

/** Limits of Cloudflare's `_headers`; anything beyond is dropped with a warning. */
const limits = { rules: 100, lineLength: 2_000 };

/**
 * Formats the text of `_headers`, for Cloudflare.
 *
 * All rules that match a path apply, in order, whatever the status of the response. If two set one header,
 * Cloudflare joins the values unless the later removes it first (`! Name`).
 * @throws UserError when Cloudflare would drop a part of it.
 */
export function formatHeadersFile(rules: ServingRules): string {
	const blocks = collectBlocks(rules);
	if (blocks.size > limits.rules) {
		throw new UserError(
			`_headers would hold ${blocks.size} rules, and Cloudflare reads ${limits.rules}: merge some in deploy/servingRules.ts.`,
		);
	}
	const headersSet = new Set<string>();
	const lines = Array.from(blocks).flatMap(([pattern, headers]) => [
		pattern,
		...Array.from(headers).flatMap(([name, text]) => formatHeader(name, text, headersSet)),
	]);
	const title = "# Derived from deploy/servingRules.ts: change the rules, then build again.";
	return `${[title, ...lines].join("\n")}\n`;
}

/** The headers of each pattern; null removes it. */
type Blocks = Map<PathPattern, Map<string, string | null>>;

/** Collects the headers that all rules together set for each pattern, in their order. */
function collectBlocks({ headers, caching, contentTypes }: ServingRules): Blocks {
	const blocks: Blocks = new Map();
	const set = (pattern: PathPattern, name: string, text: string | null) => {
		const block = blocks.get(pattern) ?? new Map<string, string | null>();
		blocks.set(pattern, block.set(name, text));
	};
	for (const rule of headers) {
		for (const [name, text] of Object.entries(rule.headers)) {
			set(rule.pattern, name, text);
		}
	}
	for (const { pattern, cacheControl } of caching) {
		set(pattern, "Cache-Control", cacheControl);
	}
	for (const [path, type] of Object.entries(contentTypes)) {
		if (isPath(path)) {
			set(path, "Content-Type", type);
		}
	}
	return blocks;
}

/** Formats the lines of a header. @param setBefore names that earlier lines have set; the name is added where these set it. */
function formatHeader(name: string, text: string | null, setBefore: Set<string>): string[] {
	const lines = setBefore.has(name) ? [`  ! ${name}`] : [];
	if (text !== null) {
		lines.push(requireLength(`  ${name}: ${text}`, name));
		setBefore.add(name);
	}
	return lines;
}

function requireLength(line: string, name: string): string {
	const length = line.trim().length;
	if (length > limits.lineLength) {
		throw new UserError(
			`The header ${name} has ${length} characters in _headers, and Cloudflare reads ${limits.lineLength}: let pages share their inline styles and scripts, so that the policy names fewer.`,
		);
	}
	return line;
}

/** Returns whether a type is that of one file, not of an extension: those Cloudflare knows by itself. */
function isPath(name: string): name is PathPattern {
	return name.startsWith("/");
}
