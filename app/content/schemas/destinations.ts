import { z } from "zod";
import { httpsAddress } from "./values.ts";

/** `content/destinations.yaml`: addresses outside the site that its links lead to. */
export const destinations = z.strictObject({
	demoPlatform: httpsAddress.describe("The demo platform. Opens in a new tab."),
	articlesSite: httpsAddress.describe("The site of all articles. Opens in a new tab."),
	eventsPage: httpsAddress.describe("The page of all events. Opens in a new tab."),
	contactForm: httpsAddress.describe("The contact form, framed on /contact-us."),
	partnerForm: httpsAddress.describe("The form for referral partners."),
	researchReport: httpsAddress.describe("The research report that articles rest on."),
	eventPages: z
		.record(z.string(), httpsAddress)
		.describe("A page for each event, by the name of its file in content/events."),
});

/** The content of `content/destinations.yaml`. */
export type Destinations = z.infer<typeof destinations>;

/** A destination with a single address. */
export type DestinationName = Exclude<keyof Destinations, "eventPages">;

/** Names that a link may give after `destination:`. */
export const destinationNames = Object.keys(destinations.shape).filter(
	(name): name is DestinationName => name !== "eventPages",
);
