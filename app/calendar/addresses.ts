import { absolute } from "../seo/addresses.ts";

/** The feed of all events, for calendar programs to subscribe to. */
export const calendarFeedPath = "/events.ics";

/** The feed as calendar programs are called with it: they subscribe, and import nothing once. @param site its origin */
export function subscription(site: string): string {
	return absolute(calendarFeedPath, site).replace(/^https?/, "webcal");
}

/** The file that puts one event into a calendar. @param slug of the event */
export function eventFilePath(slug: string): string {
	return `/events/${slug}.ics`;
}
