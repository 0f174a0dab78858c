import { toCanonicalPath } from "../../paths/index.ts";
import type { ServedFiles } from "../servedFiles.ts";
import type { ServingRules } from "../servingRules.ts";

/**
 * Decodes the path of a request once.
 * @param path as it came, with its percent signs and without its query.
 * @returns `null` where it cannot be decoded or hides a slash in an escape: no path does that.
 */
export function decodePath(path: string): string | null {
	if (/%2f/i.test(path)) {
		return null;
	}
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}

/** Splits a request target into path and query, in origin form (`/a?b`) or absolute form (`http://h/a?b`). */
export function splitTarget(target: string, rules: ServingRules): { path: string; query: string } {
	const [, path = "", rest = ""] =
		/^(?:https?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i.exec(target) ?? [];
	const query = rules.keptQuery.test(rest) ? `?${rest}` : "";
	return { path: path === "" ? "/" : path, query };
}

/** Finds the redirect target of a moved path or a non-canonical spelling. */
export function findRedirectTarget(
	files: ServedFiles,
	decoded: string | null,
): { path: string; anchor: string } | undefined {
	if (decoded === null) {
		return undefined;
	}
	const canonical = toCanonicalPath(decoded);
	const redirect = files.redirects.get(canonical.toLowerCase());
	if (redirect !== undefined) {
		return redirect;
	}
	const lowerCase = files.resources.get(canonical.toLowerCase());
	const resource =
		files.resources.get(canonical) ?? (lowerCase?.isDocument ? lowerCase : undefined);
	return resource && { path: resource.path, anchor: "" };
}
