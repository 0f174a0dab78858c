import type { RefObject } from "react";
import type { FieldIssue } from "../../shared/api.ts";
import { getFieldId } from "../form/context.ts";
import { StatusLine } from "../StatusLine.tsx";
import { EntryActions } from "./EntryActions.tsx";
import { isDirty, type OpenState } from "./entryState.ts";
import { getFieldLabel } from "./fieldLabel.ts";
import { revealField } from "./revealField.ts";
import "./FormHead.css";

/** What is above the fields of an entry: its title, what can be done with it, and what has happened to it. */
export function FormHead({
	state,
	title,
	issues,
	headingRef,
	statusRef,
	isRemoving,
	isUpdatedSet,
	isTypedEarly,
	onField,
	onSave,
	onDiscard,
	onCompare,
	onLeaveUpdated,
	onPage,
	onRemoving,
}: {
	state: OpenState;
	/** As it is typed. */
	title: string;
	/** Those that belong to no field. */
	issues: readonly FieldIssue[];
	headingRef: RefObject<HTMLHeadingElement | null>;
	statusRef: RefObject<HTMLDivElement | null>;
	isRemoving: boolean;
	/** Whether the date of an event's last change has been set by itself. */
	isUpdatedSet: boolean;
	/** Whether keys were pressed before the form was open. */
	isTypedEarly: boolean;
	/** Goes to the field that was clicked. */
	onField: () => void;
	onSave: () => void;
	onDiscard: () => void;
	onCompare: () => void;
	onLeaveUpdated: () => void;
	onPage: (path: string) => void;
	onRemoving: (isRemoving: boolean) => void;
}) {
	const { entry, status } = state;
	const heading = entry.isNew ? entry.title : title || entry.title;
	return (
		<div className="panel-head">
			{entry.kindLabel !== heading && <p className="kind">{entry.kindLabel}</p>}
			<h2 ref={headingRef} tabIndex={-1}>
				{heading}
			</h2>
			<EntryActions
				entry={entry}
				state={state}
				isRemoving={isRemoving}
				onSave={onSave}
				onDiscard={onDiscard}
				onPage={onPage}
				onRemoving={onRemoving}
			/>
			<StatusLine kind={status?.kind ?? "info"} lineRef={statusRef}>
				{status?.message}
				{status?.canCompare && (
					<button type="button" onClick={onCompare}>
						Compare
					</button>
				)}
			</StatusLine>
			{isTypedEarly && (
				<p className="facts" role="status">
					You began to type before the field was ready: none of it is in the field.{" "}
					<button type="button" onClick={onField}>
						Go to the field
					</button>
				</p>
			)}
			{isUpdatedSet && (
				<p className="facts" role="status">
					Updated is set to today, so that calendars take the new time.{" "}
					<button type="button" onClick={onLeaveUpdated}>
						Leave it
					</button>
				</p>
			)}
			{isDirty(state) && state.name === "editing" && <FieldsToFix state={state} />}
			{issues.length > 0 && (
				<div role="alert" className="alert">
					{issues.map(({ message }) => (
						<p key={message}>{message}</p>
					))}
				</div>
			)}
		</div>
	);
}

/** Names the fields without which the page cannot show the form, each with the way to it. */
function FieldsToFix({ state: { entry, data, issues } }: { state: OpenState }) {
	const fields = new Map(
		issues.flatMap(({ fieldPath }) =>
			fieldPath?.length ? [[getFieldId(fieldPath), fieldPath] as const] : [],
		),
	);
	if (fields.size === 0) {
		return (
			issues.length > 0 && <p className="facts">The page shows this once every field is right.</p>
		);
	}
	return (
		<div className="facts fields-to-fix">
			{fields.size === 1 ? "1 field needs" : `${fields.size} fields need`} attention before the page
			shows this:
			<ul>
				{[...fields].map(([id, fieldPath]) => (
					<li key={id}>
						<button type="button" className="link" onClick={() => revealField(fieldPath)}>
							{getFieldLabel(entry.schema, data, fieldPath)}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
