import { listFiles } from "../machine/files.ts";
import { UserError } from "../machine/userError.ts";
import { toCanonicalPath } from "../paths/index.ts";
import { createHiddenPatterns, getCacheControl, getContentType, getHeaders } from "./matchRules.ts";
import { createRedirectTargets, type RedirectTarget } from "./redirects.ts";
import type { PrecompressedEncoding, ServingRules } from "./servingRules.ts";

/** A file and the precompressed versions. */
export interface ServedFile {
	/** Path from the folder: `strategy.html`. */
	readonly file: string;
	readonly precompressed: readonly PrecompressedEncoding[];
}

/** The response at one path. */
export interface Resource extends ServedFile {
	/** The canonical path: `/strategy`, `/assets/main-4f2a.js`. */
	readonly path: string;
	readonly isDocument: boolean;
	/** All headers that depend on the path and the file alone. */
	readonly headers: Readonly<Record<string, string>>;
}

/** A built folder as hosts serve it. */
export interface ServedFiles {
	readonly resources: ReadonlyMap<string, Resource>;
	/** Redirects, by the old path in canonical form and lower case. */
	readonly redirects: ReadonlyMap<string, RedirectTarget>;
	/** Not-found documents, deepest folder first. `folder` ends in a slash: `/benefits/`. */
	readonly notFound: readonly (ServedFile & { readonly folder: string })[];
	/** The document for an error of the server, where the build has one. */
	readonly errorDocument: ServedFile | undefined;
}

/** Characters that a path of a URL may hold as they are (RFC 3986, section 3.3, `pchar`). */
const plainSegment = /^[\w.~!$&'()*+,;=:@-]+$/;

/**
 * Reads the names of all files in a built folder. Symbolic links are left out, so nothing outside the folder
 * can be reached.
 * @param root the built folder.
 * @throws UserError when a file's name could be asked for only with percent signs (hosts read those
 * differently), when two files claim one path, or when a redirected path still exists.
 */
export function readServedFiles(root: string, rules: ServingRules): ServedFiles {
	const names = listFiles(root);
	const presentFiles = new Set(names);
	const createServedFile = (file: string): ServedFile => ({
		file,
		precompressed: rules.encodings.filter(({ suffix }) => presentFiles.has(file + suffix)),
	});
	const hiddenPatterns = createHiddenPatterns(rules);

	const resources = new Map<string, Resource>();
	for (const name of names) {
		if (hiddenPatterns.some((expression) => expression.test(`/${name}`))) {
			continue;
		}
		const resource = toResource(rules, createServedFile(name));
		const { path } = resource;
		if (resources.has(path)) {
			throw new UserError(`Two files of ${root} claim ${path}; one of them is ${name}.`);
		}
		resources.set(path, resource);
	}
	return {
		resources,
		redirects: createRedirectTargets(rules, new Set(resources.keys())),
		notFound: names
			.filter((name) => `/${name}`.endsWith(`/${rules.notFoundDocument}`))
			.map((name) => ({
				folder: `/${name.slice(0, -rules.notFoundDocument.length)}`,
				...createServedFile(name),
			}))
			.sort((one, other) => other.folder.length - one.folder.length),
		errorDocument: presentFiles.has(rules.errorDocument)
			? createServedFile(rules.errorDocument)
			: undefined,
	};
}

function toResource(rules: ServingRules, { file, precompressed }: ServedFile): Resource {
	if (!file.split("/").every((segment) => plainSegment.test(segment))) {
		throw new UserError(
			`${file} cannot be served: name it with letters, digits, hyphens, dots and underscores.`,
		);
	}
	const isDocument = file.endsWith(".html");
	const path = isDocument ? toCanonicalPath(`/${file}`) : `/${file}`;
	const headers = {
		...getHeaders(rules, path),
		"Content-Type": getContentType(rules, file),
		"Cache-Control": getCacheControl(rules, path),
		...(precompressed.length > 0 && { Vary: "Accept-Encoding" }),
	};
	return { path, isDocument, file, precompressed, headers };
}
