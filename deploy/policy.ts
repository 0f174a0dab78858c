import { UserError } from "./userError.ts";

/** An address that a page once had, and where that page is now. */
export interface MovedAddress {
	/** A path: `/insights/roadmap`. */
	readonly from: string;
	/** The path of a page, one place on it at most: `/pricing#estimate`. */
	readonly to: string;
}

/** What a build knows and the rules need: what its own pages hold, and which addresses have moved. */
export interface BuildPolicy {
	/** Hashes of inline styles, without quotes: `sha256-…`. */
	readonly styleHashes: readonly string[];
	/** Hashes of inline scripts, speculation rules included, without quotes: `sha256-…`. */
	readonly scriptHashes: readonly string[];
	/** Origins that /contact-us may frame: `https://forms.example`. */
	readonly frameOrigins: readonly string[];
	/** Origins of pictures beside the site's own. Absent means none. */
	readonly imageOrigins?: readonly string[];
	/** Whether a page holds a form, which may then be sent to the site itself. Absent means no. */
	readonly ownForms?: boolean;
	/** Addresses that pages once had. Absent means none. */
	readonly moved?: readonly MovedAddress[];
}

const hashSource = /^sha(?:256|384|512)-[A-Za-z0-9+/]{42,}={0,2}$/;

/** A path in which nothing needs a percent sign, and which no browser takes for another host. */
const plainPath = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;

/** The same, with one place on the page. */
const plainTarget = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:#[A-Za-z][\w-]*)?$/;

/**
 * Checks an object read from `policy.json`. Every value ends in a response header, so nothing but
 * hashes, bare origins and plain paths of the site may pass.
 * @param value the parsed JSON.
 * @param source name of the file, for the message.
 * @returns the same lists, typed.
 * @throws UserError that names the file and the first wrong field.
 */
export function parseBuildPolicy(value: unknown, source: string): BuildPolicy {
	const record = isRecord(value) ? value : {};
	const list = (field: string, allowed: (entry: string) => boolean): string[] => {
		const entries = record[field];
		if (!Array.isArray(entries)) {
			throw new UserError(`${source}: ${field} must be a list.`);
		}
		return entries.map((entry: unknown) => {
			if (typeof entry !== "string" || !allowed(entry)) {
				throw new UserError(
					`${source}: ${field} holds ${JSON.stringify(entry)}, not allowed here.`,
				);
			}
			return entry;
		});
	};
	if (!["undefined", "boolean"].includes(typeof record.ownForms)) {
		throw new UserError(`${source}: ownForms must be true or false.`);
	}
	if ("moved" in record && !(Array.isArray(record.moved) && record.moved.every(isMoved))) {
		throw new UserError(`${source}: moved must be a list of plain paths, each from and to.`);
	}
	const isHash = (entry: string) => hashSource.test(entry);
	return {
		styleHashes: list("styleHashes", isHash),
		scriptHashes: list("scriptHashes", isHash),
		frameOrigins: list("frameOrigins", isOrigin),
		...("imageOrigins" in record && { imageOrigins: list("imageOrigins", isOrigin) }),
		...("ownForms" in record && { ownForms: record.ownForms === true }),
		...("moved" in record && { moved: record.moved as MovedAddress[] }),
	};
}

type Directive = [name: string, sources: readonly string[]];

/** What a page needs beyond what every page may do. */
export interface PageNeeds {
	/** It embeds the contact form. */
	readonly frames?: boolean;
	/** It searches: a WebAssembly engine runs on it. */
	readonly searches?: boolean;
}

/**
 * The value of the `Content-Security-Policy` header.
 * @param policy what the build found.
 * @param page what this page needs; nothing by default.
 */
export function contentSecurityPolicy(policy: BuildPolicy, page: PageNeeds = {}): string {
	const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
	const directives: Directive[] = [
		["default-src", []],
		[
			"script-src",
			["'self'", ...quoted(policy.scriptHashes), ...(page.searches ? ["'wasm-unsafe-eval'"] : [])],
		],
		// The site alone. The search fetches its index; Lighthouse and browsers' tools fetch robots.txt in
		// the page's name, and without this they report it as broken.
		["connect-src", ["'self'"]],
		["style-src", ["'self'", ...quoted(policy.styleHashes)]],
		["img-src", ["'self'", ...(policy.imageOrigins ?? [])]],
		["font-src", ["'self'"]],
		["manifest-src", ["'self'"]],
		["frame-src", page.frames ? policy.frameOrigins : []],
		["base-uri", []],
		["form-action", policy.ownForms ? ["'self'"] : []],
		["frame-ancestors", []],
	];
	return directives
		.map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
		.join("; ");
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

function isMoved(entry: unknown): entry is MovedAddress {
	return (
		isRecord(entry) &&
		Object.keys(entry).length === 2 &&
		typeof entry.from === "string" &&
		typeof entry.to === "string" &&
		plainPath.test(entry.from) &&
		plainTarget.test(entry.to)
	);
}

/** A bare origin: https anywhere, http only on this machine, where the stubs live. */
function isOrigin(text: string): boolean {
	const url = URL.parse(text);
	if (url === null || url.origin !== text) {
		return false;
	}
	return url.protocol === "https:" || (url.protocol === "http:" && url.hostname === "localhost");
}
