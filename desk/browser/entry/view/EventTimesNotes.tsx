import { StatusHint } from "../../components/Hint.tsx";
import type { OpenForm } from "../state/entryState.ts";
import { hasEnded, isUpdatedSet } from "../state/formTimes.ts";

/** Says what follows from the times of an event: that it is over already, or that Updated has been set by itself. */
export function EventTimesNotes({ form, onLeave }: { form: OpenForm; onLeave: () => void }) {
	return (
		<>
			{hasEnded(form) && (
				<StatusHint>The end has passed: the site shows this event as past.</StatusHint>
			)}
			{isUpdatedSet(form) && (
				<StatusHint>
					Updated is set to today, so that calendars take the new time.{" "}
					<button type="button" onClick={onLeave}>
						Leave it
					</button>
				</StatusHint>
			)}
		</>
	);
}
