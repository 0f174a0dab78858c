/** Path of each stand-in, by the key of its destination in `content/destinations.yaml`. */
export const standInPaths = {
	demoPlatform: "/demo-platform",
	articlesSite: "/articles-site",
	eventsPage: "/events-page",
	contactForm: "/contact-form",
	partnerForm: "/partner-form",
	researchReport: "/research-report",
} as const;

/** A destination with a single page. */
export type StandInName = keyof typeof standInPaths;

/** A destination: one of the single pages, or the page of one event (`eventPages/<slug>`). */
export type StandInKey = StandInName | `eventPages/${string}`;

/** Folder of the events' stand-ins. */
export const eventPagesPath = "/event-pages/";

/**
 * Where the stand-in for a destination answers.
 * @param key of the destination.
 * @param origin of the stand-ins, such as `http://localhost:3001`.
 * @returns an absolute address.
 * @throws RangeError for a key that has no stand-in; TypeError when the origin is no address.
 */
export function standInAddress(key: StandInKey, origin: string): string {
	const slug = /^eventPages\/(.+)$/.exec(key)?.[1];
	if (slug !== undefined) {
		return new URL(eventPagesPath + encodeURIComponent(slug), origin).href;
	}
	if (Object.hasOwn(standInPaths, key)) {
		return new URL(standInPaths[key as StandInName], origin).href;
	}
	throw new RangeError(`There is no stand-in for the destination ${key}.`);
}
