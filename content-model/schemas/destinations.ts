import { z } from "zod";
import { httpsUrl } from "./values.ts";

const singleDestinations = {
	demoPlatform: httpsUrl.describe("The demo platform. Opens in a new tab."),
	articlesSite: httpsUrl.describe("The site of all articles. Opens in a new tab."),
	eventsPage: httpsUrl.describe("The page of all events. Opens in a new tab."),
	contactForm: httpsUrl.describe("The contact form, framed on /contact-us."),
	partnerForm: httpsUrl.describe("The form for referral partners."),
	researchReport: httpsUrl.describe("The research report that articles rest on."),
};

/**
 * Creates the schema of `content/destinations.yaml`: URLs outside the site that its links lead to.
 * @param events names of the files in content/events; any where it is only described.
 */
export function createDestinationsSchema(events?: readonly string[]) {
	return z.strictObject({
		...singleDestinations,
		eventPages: z
			.record(events ? z.enum(events) : z.string(), httpsUrl)
			.describe("A page for each event, by the name of its file in content/events.")
			.meta({
				formHint: "The page of each event on the outside site.",
				formKeyLabel: "Event",
				formValueHint: "Begins with https://.",
				formValueLabel: "Web address",
				isKeyFileName: true,
			}),
	});
}

/** The content of `content/destinations.yaml`. */
export type Destinations = z.infer<ReturnType<typeof createDestinationsSchema>>;

/** A destination with a single URL. */
type DestinationName = keyof typeof singleDestinations;

/** Names that a link may give after `destination:`. */
export const destinationNames = Object.keys(singleDestinations) as DestinationName[];

/** The part of a link's target before a key of destinations.yaml. */
export const destinationPrefix = "destination:";

/** Parses the destination that a link names, if it names one. */
export function parseDestination(to: string): DestinationName | undefined {
	return destinationNames.find((name) => to === destinationPrefix + name);
}
