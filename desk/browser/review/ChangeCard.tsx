import { useState } from "react";
import type { ChangeSummary } from "../../shared/api/review.ts";
import { buttonNames } from "../../shared/buttonNames.ts";
import { identifyItems } from "../../shared/items.ts";
import { Actions } from "../components/Actions.tsx";
import { Badge } from "../components/Badge.tsx";
import { Confirmation } from "../components/Confirmation.tsx";
import { Hint } from "../components/Hint.tsx";
import { StateBadge } from "../components/StateBadge.tsx";
import { useDeskCommands } from "../deskCommands.ts";
import { Card } from "./Card.tsx";
import { toggle } from "./reviewStore.ts";
import { type ChangeMarks, isSameChange } from "./selection.ts";

/** A change since the last publication: chosen, opened or discarded as one. */
export function ChangeCard({
	change,
	marks: { isSelected, sinceSeen, needed, neededBy },
	isBusy,
	onDiscard,
	onRestore,
}: {
	change: ChangeSummary;
	marks: ChangeMarks;
	isBusy: boolean;
	onDiscard: () => void;
	/** Called with the id in the trash of what was removed. */
	onRestore: (id: string) => void;
}) {
	const { open } = useDeskCommands();
	const [pendingDiscard, setPendingDiscard] = useState<ChangeSummary>();
	/** Whether the person is being asked to confirm the discard: of what was shown then, and no other version. */
	const isConfirming = pendingDiscard !== undefined && isSameChange(pendingDiscard, change);
	const { path, title, state, hasForm, fieldPath, trashId } = change;
	const openForm = () => open({ panel: "entry", path, fieldPath });
	const lines = [
		...change.sentences,
		...change.inclusions.map((inclusion) => `Includes: ${inclusion}`),
	];
	// Two paragraphs of the same words are two changes.
	const keys = identifyItems(lines);
	return (
		<Card
			checkbox={
				<input
					type="checkbox"
					checked={isSelected}
					disabled={state === "unreadable"}
					onChange={() => toggle(change)}
				/>
			}
			title={title}
			marks={
				<>
					<StateBadge state={state} />
					{sinceSeen && (
						<Badge tone="bad">
							{sinceSeen === "added" ? "New since you looked" : "Changed since you looked"}
						</Badge>
					)}
				</>
			}
		>
			<ul>
				{lines.map((line, index) => (
					<li key={keys[index]}>{line}</li>
				))}
			</ul>
			{needed.map((other) => (
				<Hint key={other.path}>Goes out only with the change to {other.title}.</Hint>
			))}
			{neededBy.map((other) => (
				<Hint key={other.path}>
					Belongs to the removal of “{other.title}”, which goes out only with this.
				</Hint>
			))}
			<Actions>
				{hasForm && (
					<button type="button" onClick={openForm}>
						Open<span className="visually-hidden"> {title}</span>
					</button>
				)}
				{trashId && (
					<button type="button" disabled={isBusy} onClick={() => onRestore(trashId)}>
						Bring it back<span className="visually-hidden"> {title}</span>
					</button>
				)}
				{isConfirming && (
					<Confirmation
						question={askWhetherToDiscard(change, lines)}
						confirmLabel="Discard it"
						isDisabled={isBusy}
						onConfirm={() => {
							setPendingDiscard(undefined);
							onDiscard();
						}}
						onCancel={() => setPendingDiscard(undefined)}
					/>
				)}
				{!isConfirming && !trashId && (
					<button type="button" disabled={isBusy} onClick={() => setPendingDiscard(change)}>
						{buttonNames.discard}
						<span className="visually-hidden"> the change to {title}</span>
					</button>
				)}
			</Actions>
		</Card>
	);
}

function askWhetherToDiscard(
	{ state, hasNewEntry }: ChangeSummary,
	lines: readonly string[],
): string {
	const kept = hasNewEntry ? " A new entry is kept on this machine." : "";
	if (state === "new" && hasNewEntry) {
		return `Discard it?${kept}`;
	}
	return lines.length === 1
		? `Lose this change for good?${kept}`
		: `Lose all ${lines.length} changes above for good?${kept}`;
}
