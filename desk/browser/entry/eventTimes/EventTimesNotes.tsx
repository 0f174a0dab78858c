import type { EventTimes } from "./useEventTimes.ts";

/** Says what follows from the times of an event: that it is over already, or that Updated has been set by itself. */
export function EventTimesNotes({ times }: { times: EventTimes }) {
	return (
		<>
			{times.isPast && (
				<p className="note" role="status">
					The end has passed: the site shows this event as past.
				</p>
			)}
			{times.isUpdatedSet && (
				<p className="note" role="status">
					Updated is set to today, so that calendars take the new time.{" "}
					<button type="button" onClick={times.leaveUpdated}>
						Leave it
					</button>
				</p>
			)}
		</>
	);
}
