import type { RefObject } from "react";
import type { FieldIssue } from "../../shared/api.ts";
import { EntryActions } from "./EntryActions.tsx";
import { isDirty, type OpenState } from "./entryState.ts";

/** What is above the fields of an entry: its title, what can be done with it, and what has happened to it. */
export function FormHead({
	state,
	title,
	issues,
	headingRef,
	statusRef,
	isRemoving,
	isUpdatedSet,
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
	onSave: () => void;
	onDiscard: () => void;
	onCompare: () => void;
	onLeaveUpdated: () => void;
	onPage: (path: string) => void;
	onRemoving: (isRemoving: boolean) => void;
}) {
	const { entry, status } = state;
	return (
		<div className="panel-head">
			<p className="kind">{entry.kindLabel}</p>
			<h2 ref={headingRef} tabIndex={-1}>
				{entry.isNew ? entry.title : title || entry.title}
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
			<div
				ref={statusRef}
				role="status"
				tabIndex={-1}
				className={`status status-${status?.kind ?? "info"}`}
			>
				{status?.message}
				{status?.canCompare && (
					<button type="button" onClick={onCompare}>
						Compare
					</button>
				)}
			</div>
			{isUpdatedSet && (
				<p className="facts" role="status">
					Updated is set to today, so that calendars take the new time.{" "}
					<button type="button" onClick={onLeaveUpdated}>
						Leave it
					</button>
				</p>
			)}
			{isDirty(state) && state.issues.length > 0 && state.name === "editing" && (
				<p className="facts">The page shows this once every field is right.</p>
			)}
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
