import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type MovedResource, movedResources } from "../moved.ts";
import {
	cacheControlFor,
	canonicalPath,
	contentTypeFor,
	headersFor,
	hiddenExpressions,
	type ReadyMadeCoding,
	type SiteRules,
} from "../rules.ts";
import { UserError } from "../userError.ts";

/** One file that can stand for a resource: the original, or a ready-made compressed copy. */
export interface Variant {
	/** `null` is the original. */
	readonly coding: ReadyMadeCoding["coding"] | null;
	/** Path under the root with a slash before it: `/strategy.html.br`. */
	readonly file: string;
	/** Size in bytes. */
	readonly size: number;
	readonly etag: string;
}

/** What answers at one address. */
export interface Resource {
	/** The canonical address: `/strategy`, `/assets/main-4f2a.js`. */
	readonly address: string;
	readonly isDocument: boolean;
	/** When the original was last written, in milliseconds, whole seconds as HTTP dates have it. */
	readonly modified: number;
	/** In the order of the rules' codings, the original last. */
	readonly variants: readonly Variant[];
	/** All headers that depend on the address alone. */
	readonly headers: Map<string, string>;
}

/** A document for an error, whole in memory: an error must not depend on a file that opens. */
export interface StatusDocument {
	readonly contentType: string;
	/** In the order of the rules' codings, the original last. */
	readonly variants: readonly { readonly coding: Variant["coding"]; readonly body: Buffer }[];
}

/** A built folder, read once when the server starts. */
export interface SiteFiles {
	readonly resources: ReadonlyMap<string, Resource>;
	/** Old addresses and where they lead, by the old one in canonical form and lower case. */
	readonly moved: ReadonlyMap<string, MovedResource>;
	/** Not-found documents, deepest folder first. `folder` ends in a slash: `/benefits/`. */
	readonly notFound: readonly { readonly folder: string; readonly document: StatusDocument }[];
	/** The document for a fault of the server, where the build has one. */
	readonly fault: StatusDocument | undefined;
}

/** Characters that a path of a URL may hold as they are (RFC 3986, section 3.3, `pchar`). */
const plainSegment = /^[\w.~!$&'()*+,;=:@-]+$/;

/**
 * Reads the names, sizes and dates of all files in a built folder. Symbolic links are left out, so
 * nothing outside the folder can be reached.
 * @param root the built folder.
 * @throws UserError when a file's name could be asked for only with percent signs (hosts read those
 * differently), when two files claim one address, or when an address that has moved is still there.
 */
export function readSiteFiles(root: string, rules: SiteRules): SiteFiles {
	const names = readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.sort();
	const present = new Set(names);
	const hidden = hiddenExpressions(rules);

	const resources = new Map<string, Resource>();
	for (const name of names) {
		if (hidden.some((expression) => expression.test(`/${name}`))) {
			continue;
		}
		const resource = toResource(root, rules, name, present);
		const other = resources.get(resource.address);
		if (other !== undefined) {
			throw new UserError(
				`Two files of ${root} claim ${resource.address}; one of them is ${name}.`,
			);
		}
		resources.set(resource.address, resource);
	}

	const notFound = names
		.filter((name) => `/${name}`.endsWith(`/${rules.notFoundDocument}`))
		.map((name) => ({
			folder: `/${name.slice(0, -rules.notFoundDocument.length)}`,
			document: toStatusDocument(root, rules, name, present),
		}))
		.sort((one, other) => other.folder.length - one.folder.length);

	const fault = present.has(rules.faultDocument)
		? toStatusDocument(root, rules, rules.faultDocument, present)
		: undefined;
	return { resources, moved: movedResources(rules, resources), notFound, fault };
}

function toResource(
	root: string,
	rules: SiteRules,
	name: string,
	present: ReadonlySet<string>,
): Resource {
	if (!name.split("/").every((segment) => plainSegment.test(segment))) {
		throw new UserError(
			`${name} cannot be served: name it with letters, digits, hyphens, dots and underscores.`,
		);
	}
	const isDocument = name.endsWith(".html");
	const address = isDocument ? canonicalPath(rules, `/${name}`) : `/${name}`;
	const variants = variantNames(rules, name, present).map(({ coding, file }) => {
		const { size, mtimeMs } = statSync(join(root, file));
		const stamp = `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
		return { coding, file: `/${file}`, size, etag: `W/"${stamp}${coding ? `-${coding}` : ""}"` };
	});
	const headers = headersFor(rules, address);
	headers.set("Content-Type", contentTypeFor(rules, name));
	headers.set("Cache-Control", cacheControlFor(rules, address));
	if (variants.length > 1) {
		headers.set("Vary", "Accept-Encoding");
	}
	const modified = Math.floor(statSync(join(root, name)).mtimeMs / 1000) * 1000;
	headers.set("Last-Modified", new Date(modified).toUTCString());
	return { address, isDocument, modified, variants, headers };
}

function toStatusDocument(
	root: string,
	rules: SiteRules,
	name: string,
	present: ReadonlySet<string>,
): StatusDocument {
	return {
		contentType: contentTypeFor(rules, name),
		variants: variantNames(rules, name, present).map(({ coding, file }) => ({
			coding,
			body: readFileSync(join(root, file)),
		})),
	};
}

function variantNames(rules: SiteRules, name: string, present: ReadonlySet<string>) {
	const copies = rules.codings
		.map(({ coding, suffix }) => ({ coding, file: `${name}${suffix}` }))
		.filter(({ file }) => present.has(file));
	return [...copies, { coding: null, file: name }];
}
