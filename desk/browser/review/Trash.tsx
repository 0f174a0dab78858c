import { useState } from "react";
import type { TrashItemSummary } from "../../shared/api/removals.ts";
import { formatMoment } from "../../shared/formatDate.ts";
import { Actions } from "../components/Actions.tsx";
import { Confirmation } from "../components/Confirmation.tsx";
import { Hint } from "../components/Hint.tsx";
import { PlainList } from "../components/PlainList.tsx";
import { Card } from "./Card.tsx";

/** What was removed and is kept on this machine, to be brought back or deleted for good. */
export function Trash({
	entries,
	isBusy,
	onRestore,
	onDelete,
}: {
	entries: readonly TrashItemSummary[];
	isBusy: boolean;
	onRestore: (entry: TrashItemSummary) => void;
	onDelete: (entry: TrashItemSummary) => void;
}) {
	const [pendingId, setPendingId] = useState("");
	return (
		entries.length > 0 && (
			<section>
				<h3>Removed, and kept on this machine</h3>
				<PlainList>
					{entries.map((entry) => (
						<Card
							key={entry.id}
							title={entry.title}
							marks={
								<Hint place="inline">
									{entry.kindLabel}, removed {formatMoment(new Date(entry.time))}
								</Hint>
							}
						>
							<Actions>
								{pendingId === entry.id ? (
									<Confirmation
										question="Delete it for good?"
										confirmLabel="Delete it"
										isDisabled={isBusy}
										onConfirm={() => onDelete(entry)}
										onCancel={() => setPendingId("")}
									/>
								) : (
									<>
										<button type="button" disabled={isBusy} onClick={() => onRestore(entry)}>
											Bring it back<span className="visually-hidden"> {entry.title}</span>
										</button>
										<button type="button" disabled={isBusy} onClick={() => setPendingId(entry.id)}>
											Delete for good<span className="visually-hidden"> {entry.title}</span>
										</button>
									</>
								)}
							</Actions>
						</Card>
					))}
				</PlainList>
			</section>
		)
	);
}
