/** Path of each stub, by the key of its destination in `content/destinations.yaml`. */
export const stubPaths = {
	demoPlatform: "/demo-platform",
	articlesSite: "/articles-site",
	eventsPage: "/events-page",
	contactForm: "/contact-form",
	partnerForm: "/partner-form",
	researchReport: "/research-report",
} as const;

/** A destination with a single page. */
export type StubName = keyof typeof stubPaths;

/** A destination: one of the single pages, or the page of one event (`eventPages/<slug>`). */
export type StubKey = StubName | `eventPages/${string}`;

/** Folder of the events' stubs. */
export const eventPagesPath = "/event-pages/";

/**
 * Where the stub for a destination answers.
 * @param key of the destination.
 * @param origin of the stubs, such as `http://localhost:3001`.
 * @returns an absolute address.
 * @throws RangeError for a key that has no stub; TypeError when the origin is no address.
 */
export function stubAddress(key: StubKey, origin: string): string {
	const slug = /^eventPages\/(.+)$/.exec(key)?.[1];
	if (slug !== undefined) {
		return new URL(eventPagesPath + encodeURIComponent(slug), origin).href;
	}
	if (Object.hasOwn(stubPaths, key)) {
		return new URL(stubPaths[key as StubName], origin).href;
	}
	throw new RangeError(`There is no stub for the destination ${key}.`);
}
