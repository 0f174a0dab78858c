import type { AddressPattern, SiteRules } from "../rules.ts";
import { UserError } from "../userError.ts";

/** Limits of Cloudflare's `_headers`; what is beyond them it drops with no more than a warning. */
const limits = { rules: 100, lineLength: 2_000 };

/**
 * The text of `_headers`, for Cloudflare and for other hosts that know this file.
 *
 * All rules that match an address apply, in order. Cloudflare joins the values where two set one
 * header, unless the later takes it off first (`! Name`); Netlify lets the later replace the
 * earlier and passes over the line. The file cannot tell statuses apart: what it says of a
 * missing file is put right by worker.ts on Cloudflare, and stays on other hosts.
 * @throws UserError when Cloudflare would drop a part of it.
 */
export function headersFile(rules: SiteRules): string {
	const blocks = new Map<AddressPattern, Map<string, string | null>>();
	const blockOf = (pattern: AddressPattern) => {
		const block = blocks.get(pattern) ?? new Map<string, string | null>();
		blocks.set(pattern, block);
		return block;
	};
	for (const { pattern, headers } of rules.headers) {
		for (const [name, text] of Object.entries(headers)) {
			blockOf(pattern).set(name, text);
		}
	}
	for (const { pattern, cacheControl } of rules.caching) {
		blockOf(pattern).set("Cache-Control", cacheControl);
	}
	if (blocks.size > limits.rules) {
		throw new UserError(
			`_headers would hold ${blocks.size} rules, and Cloudflare reads ${limits.rules}: merge some in deploy/rules.ts.`,
		);
	}

	const lines = ["# Derived from deploy/rules.ts: change the rules, then build again."];
	const setBefore = new Set<string>();
	for (const [pattern, headers] of blocks) {
		lines.push(pattern);
		for (const [name, text] of headers) {
			if (setBefore.has(name)) {
				lines.push(`  ! ${name}`);
			}
			if (text !== null) {
				lines.push(checked(`  ${name}: ${text}`, name));
				setBefore.add(name);
			}
		}
	}
	return `${lines.join("\n")}\n`;
}

function checked(line: string, name: string): string {
	const length = line.trim().length;
	if (length > limits.lineLength) {
		throw new UserError(
			`The header ${name} has ${length} characters in _headers, and Cloudflare reads ${limits.lineLength}: let pages share their inline styles and scripts, so that the policy names fewer.`,
		);
	}
	return line;
}
