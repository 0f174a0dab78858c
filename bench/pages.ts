import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../machine/files.ts";
import { agreementPath, errorDocumentPattern, getDocumentPath } from "../paths/index.ts";

/** The kind of a page by the rules of `budgets.json`. */
export interface MeasuredPage {
	/** Its path: `/strategy`. */
	readonly path: string;
	/** Its kind: `/blog/*`, or its own path if there is no other of its kind. */
	readonly kind: string;
	/** Whether it computes something and so may load JavaScript. */
	readonly interactive: boolean;
	/** Whether it is an article or the agreement, which may be longer than the first packets. */
	readonly longText: boolean;
	/** Whether it is the response to a path that does not exist. */
	readonly notFound: boolean;
}

/**
 * Lists every page of a build alphabetically, plus a nonexistent URL.
 * @param client the folder that is served.
 */
export function listMeasuredPages(client: string): MeasuredPage[] {
	// No visitor requests documents of errors by name: one path that does not exist represents all.
	const pages = listFiles(client)
		.filter((file) => file.endsWith(".html") && !errorDocumentPattern.test(file))
		.map((file) => {
			const path = getDocumentPath(file);
			return {
				path,
				kind: path.replace(/(?<=\/.*\/)[^/]+$/, "*"),
				interactive: readFileSync(join(client, file), "utf8").includes("data-island"),
				longText: /^\/blog\/[^/]+$/.test(path) || path === agreementPath,
				notFound: false,
			};
		});
	const missing = { interactive: false, longText: false, notFound: true };
	return [...pages, { path: "/no-such-page", kind: "/no-such-page", ...missing }];
}
