/** The feed of all events, for calendar programs to subscribe to. */
export const calendarFeedPath = "/events.ics";

/** The file that puts one event into a calendar. @param slug of the event */
export function eventFilePath(slug: string): string {
	return `/events/${slug}.ics`;
}
