import type { FieldPath } from "../../api.ts";

/** What the panel shows. */
export type Target =
	| { view: "list" }
	| { view: "review" }
	| {
			view: "entry";
			path: string;
			kind?: string;
			place?: FieldPath;
			line?: number;
			isSaved?: boolean;
	  };

/** The URL hash of what is open, so that a reload opens it again. */
export function toHash(target: Target): string {
	if (target.view !== "entry") {
		return `#${target.view}`;
	}
	return target.path ? `#${target.path}` : `#new:${target.kind}`;
}

/** What the URL hash names; the list if it names nothing. */
export function readHash(): Target {
	const hash = decodeURIComponent(location.hash.slice(1));
	if (hash.startsWith("new:")) {
		return { view: "entry", path: "", kind: hash.slice(4) };
	}
	if (hash.startsWith("content/")) {
		return { view: "entry", path: hash };
	}
	return hash === "review" ? { view: "review" } : { view: "list" };
}
