import type { ChangeSummary } from "../../shared/api.ts";
import { Badge } from "../Badge.tsx";
import { Confirmation } from "../Confirmation.tsx";
import { useDeskCommands } from "../deskCommands.ts";
import { StateBadge } from "../StateBadge.tsx";
import "./changes.css";

/** A change since the last publication: chosen, opened or discarded as one. */
export function ChangeCard({
	change,
	isSelected,
	isUnseen,
	isAdded,
	needed,
	neededBy,
	isConfirming,
	isBusy,
	onSelect,
	onConfirming,
	onDiscard,
	onRestore,
}: {
	change: ChangeSummary;
	isSelected: boolean;
	/** Whether it is not what the person has looked at. */
	isUnseen: boolean;
	/** Whether it was not in the list at all. */
	isAdded: boolean;
	/** The changes that it needs, if it is a removal. */
	needed: readonly ChangeSummary[];
	/** The removals that need it. */
	neededBy: readonly ChangeSummary[];
	/** Whether the person is being asked to confirm the discard. */
	isConfirming: boolean;
	isBusy: boolean;
	onSelect: () => void;
	onConfirming: (isConfirming: boolean) => void;
	onDiscard: () => void;
	/** Called with the id under which a removed entry is kept. */
	onRestore: (removal: string) => void;
}) {
	const { open, showPage } = useDeskCommands();
	const { path, title, state, hasForm, page, fieldPath, sentences, removal } = change;
	const openForm = () => {
		if (page) {
			showPage(page);
		}
		open({ panel: "entry", path, fieldPath });
	};
	return (
		<li className="change">
			<label className="change-head">
				<input
					type="checkbox"
					checked={isSelected}
					disabled={state === "unreadable"}
					onChange={onSelect}
				/>
				<b>{title}</b>
				<StateBadge state={state} />
				{isUnseen && (
					<Badge kind="wrong">
						{isAdded ? "New since you looked" : "Changed since you looked"}
					</Badge>
				)}
			</label>
			<ul>
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			{needed.map((other) => (
				<p key={other.path} className="note">
					Goes out only with the change to {other.title}.
				</p>
			))}
			{neededBy.map((other) => (
				<p key={other.path} className="note">
					Belongs to the removal of “{other.title}”, which goes out only with this.
				</p>
			))}
			<div className="actions">
				{hasForm && (
					<button type="button" onClick={openForm}>
						Open<span className="visually-hidden"> {title}</span>
					</button>
				)}
				{removal && (
					<button type="button" disabled={isBusy} onClick={() => onRestore(removal)}>
						Bring it back<span className="visually-hidden"> {title}</span>
					</button>
				)}
				{isConfirming && (
					<Confirmation
						question={
							sentences.length === 1
								? "Lose this change for good?"
								: `Lose all ${sentences.length} changes above for good?`
						}
						confirmLabel="Discard it"
						isDisabled={isBusy}
						onConfirm={onDiscard}
						onCancel={() => onConfirming(false)}
					/>
				)}
				{!isConfirming && !removal && (
					<button type="button" disabled={isBusy} onClick={() => onConfirming(true)}>
						Discard<span className="visually-hidden"> the change to {title}</span>
					</button>
				)}
			</div>
		</li>
	);
}
