import { z } from "zod";
import { httpsAddress } from "./values.ts";

const addresses = {
	demoPlatform: httpsAddress.describe("The demo platform. Opens in a new tab."),
	articlesSite: httpsAddress.describe("The site of all articles. Opens in a new tab."),
	eventsPage: httpsAddress.describe("The page of all events. Opens in a new tab."),
	contactForm: httpsAddress.describe("The contact form, framed on /contact-us."),
	partnerForm: httpsAddress.describe("The form for referral partners."),
	researchReport: httpsAddress.describe("The research report that articles rest on."),
};

/**
 * `content/destinations.yaml`: addresses outside the site that its links lead to.
 * @param events names of the files in content/events; any where it is only described.
 */
export function destinationsSchema(events?: readonly string[]) {
	return z.strictObject({
		...addresses,
		eventPages: z
			.record(events ? z.enum(events) : z.string(), httpsAddress)
			.describe("A page for each event, by the name of its file in content/events."),
	});
}

/** The content of `content/destinations.yaml`. */
export type Destinations = z.infer<ReturnType<typeof destinationsSchema>>;

/** A destination with a single address. */
export type DestinationName = keyof typeof addresses;

/** Names that a link may give after `destination:`. */
export const destinationNames = Object.keys(addresses) as DestinationName[];

/** The part of a link's address after which a key of destinations.yaml follows. */
export const destinationPrefix = "destination:";

/** The destination that a link names, if it names one. */
export function destinationOf(to: string): DestinationName | undefined {
	return destinationNames.find((name) => to === destinationPrefix + name);
}
