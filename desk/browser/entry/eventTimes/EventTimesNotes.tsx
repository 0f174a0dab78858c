import { Hint } from "../../components/Hint.tsx";
import type { OpenState } from "../state/entryState.ts";
import { isOver, isUpdatedSet } from "./formTimes.ts";

/** Says what follows from the times of an event: that it is over already, or that Updated has been set by itself. */
export function EventTimesNotes({ state, onLeave }: { state: OpenState; onLeave: () => void }) {
	return (
		<>
			{isOver(state) && (
				<Hint isStatus>The end has passed: the site shows this event as past.</Hint>
			)}
			{isUpdatedSet(state) && (
				<Hint isStatus>
					Updated is set to today, so that calendars take the new time.{" "}
					<button type="button" onClick={onLeave}>
						Leave it
					</button>
				</Hint>
			)}
		</>
	);
}
