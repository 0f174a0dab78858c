import type { FieldIssue } from "../../shared/api/forms.ts";

/** Says that keys were pressed before the clicked field was ready. */
export function LostKeysNote({ onField }: { onField: () => void }) {
	return (
		<p className="note" role="status">
			You began to type before the field was ready: none of it is in the field.{" "}
			<button type="button" onClick={onField}>
				Go to the field
			</button>
		</p>
	);
}

/** Says that the date of an event's last change has been set by itself. */
export function UpdatedNote({ onLeave }: { onLeave: () => void }) {
	return (
		<p className="note" role="status">
			Updated is set to today, so that calendars take the new time.{" "}
			<button type="button" onClick={onLeave}>
				Leave it
			</button>
		</p>
	);
}

/** Says that an event with these times is over already. */
export function PastNote() {
	return (
		<p className="note" role="status">
			The end has passed: the site shows this event as past.
		</p>
	);
}

/** The issues that belong to no field. */
export function FormIssues({ issues }: { issues: readonly FieldIssue[] }) {
	const messages = issues.flatMap(({ fieldPath, message }) => (fieldPath?.length ? [] : message));
	return (
		messages.length > 0 && (
			<div role="alert" className="alert">
				{messages.map((message) => (
					<p key={message}>{message}</p>
				))}
			</div>
		)
	);
}
