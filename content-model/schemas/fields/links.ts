import { z } from "zod";
import {
	type Destinations,
	destinationNames,
	destinationPrefix,
	parseDestination,
} from "../destinations.ts";
import { createPattern, httpsUrl } from "../values.ts";
import type { TextFields } from "./texts.ts";

/** A link of the content, ready for a page. */
export interface Link {
	/** Label of the link. */
	label: string;
	/** A root path, an anchor of the same page, or an absolute URL of another site. */
	href: string;
	/** Whether the link opens in a new tab: in the same one unless it says so. */
	newTab?: boolean;
}

/** Destinations that open in the same tab: the visitor goes there to finish what began here. */
const sameTab: readonly string[] = ["contactForm", "partnerForm"];

/** What a link of this site must be whose percent signs stand for nothing. */
export const decodableRequirement = "an address in which a percent sign is written %25";

/**
 * Returns whether each percent sign of a link of this site begins the code of a character, so that its anchor can
 * be found. The codes of other sites are their own.
 */
export function isDecodable(url: string): boolean {
	if (!/^[/#]/.test(url)) {
		return true;
	}
	try {
		decodeURIComponent(url);
		return true;
	} catch {
		return false;
	}
}

/** The target of a link, as an owner writes it. */
export const linkTarget = createPattern(
	new RegExp(`^(?:/(?!/)|#[a-z]|https://|${destinationPrefix}(?:${destinationNames.join("|")})$)`),
	`a root path, an anchor, an https address, or ${destinationPrefix} and one of ${destinationNames.join(", ")}`,
	{ abort: true },
)
	.refine((to) => !to.startsWith("https:") || httpsUrl.safeParse(to).success, {
		error: "an absolute https address",
	})
	.refine(isDecodable, { error: decodableRequirement });

/**
 * Creates the field for a link: `to` is a root path (`/pricing`, `/#contact-us`), an anchor of the same page
 * (`#estimate`), an https address, or `destination:` and a name from destinations.yaml.
 */
export function createLinkField(
	{ line }: Pick<TextFields, "line">,
	destinations: Destinations | undefined,
) {
	return z
		.strictObject({
			label: line.describe("The words of the link."),
			to: linkTarget.describe("Where it leads.").meta({
				formLabel: "Leads to",
				formHint: "Choose a page, or type a web address that begins with https://.",
				formRequirement: "a page from the list, or a web address that begins with https://",
				formWidget: "link",
			}),
		})
		.meta({ fieldType: "link" })
		.transform(({ label, to }): Link => ({ label, ...resolveTarget(to, destinations) }));
}

function resolveTarget(to: string, destinations: Destinations | undefined): Omit<Link, "label"> {
	const name = parseDestination(to);
	return name
		? { href: destinations?.[name] ?? "/", newTab: !sameTab.includes(name) }
		: { href: to, newTab: to.startsWith("https:") };
}
