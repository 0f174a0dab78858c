import { type Issue, show } from "./issues.ts";
import type { RawFile } from "./read.server.ts";
import { httpsAddress } from "./schemas/common.ts";
import { type Destinations, destinations } from "./schemas/site.ts";

type DestinationName = Exclude<keyof Destinations, "eventPages">;

/** Names that a link may give after `destination:`. */
const destinationNames = Object.keys(destinations.shape).filter(
	(name): name is DestinationName => name !== "eventPages",
);

/** Destinations that open in the same tab: the visitor goes there to finish what began here. */
const sameTab = new Set<DestinationName>(["contactForm", "partnerForm"]);

/**
 * Puts the brand wherever a file says {brand}, and turns each `to` of a link into `href` and `newTab`.
 * @param addresses nothing while destinations.yaml is itself at issue: every known name then passes,
 * so that one bad address is told once and not once for each link to it.
 * @returns the file's data, filled in, and an issue for each link that leads nowhere.
 */
export function fillIn(
	{ file, data }: RawFile,
	brand: string,
	addresses: Destinations | undefined,
): { data: unknown; issues: Issue[] } {
	const issues: Issue[] = [];
	return { data: filled(data, ""), issues };

	function filled(value: unknown, field: string): unknown {
		if (typeof value === "string") {
			return value.replaceAll("{brand}", brand);
		}
		if (Array.isArray(value)) {
			return value.map((item, index) => filled(item, join(field, String(index))));
		}
		if (typeof value !== "object" || value === null) {
			return value;
		}
		return Object.fromEntries(
			Object.entries(value).flatMap(([key, item]) => {
				const place = join(field, key);
				// A plan of the price table has a `to` as well, a number or null: only a link's is text.
				return key === "to" && typeof item === "string"
					? Object.entries(target(item, place))
					: [[key, filled(item, place)]];
			}),
		);
	}

	function target(to: string, field: string): { href: string; newTab: boolean } {
		const named = to.match(/^destination:(.*)$/)?.[1];
		if (named !== undefined) {
			const name = destinationNames.find((known) => known === named);
			if (name) {
				return { href: addresses?.[name] ?? "/", newTab: !sameTab.has(name) };
			}
			const expected = `destination: and one of ${destinationNames.join(", ")}`;
			issues.push({ file, field, received: show(to), expected });
			return { href: "/", newTab: false };
		}
		if (!/^[a-z]+:/i.test(to)) {
			return { href: to, newTab: false };
		}
		if (!httpsAddress.safeParse(to).success) {
			const expected = "a root path, an anchor, destination:name, or an absolute https address";
			issues.push({ file, field, received: show(to), expected });
			return { href: "/", newTab: true };
		}
		return { href: to, newTab: true };
	}
}

/** Whether `destination:name` in a link of a Markdown text names a destination. */
export function isDestination(url: string): boolean {
	return destinationNames.some((name) => url === `destination:${name}`);
}

/**
 * Puts the addresses of destinations into the links of a Markdown text: `[…](destination:name)`.
 * @param text with known names only; markdownIssues refuses others.
 */
export function fillLinks(text: string, addresses: Destinations): string {
	return destinationNames.reduce(
		(filled, name) => filled.replaceAll(`](destination:${name})`, `](${addresses[name]})`),
		text,
	);
}

function join(field: string, key: string): string {
	return field ? `${field}.${key}` : key;
}
