import { useState } from "react";
import type { KeptEntry } from "../../shared/api/removals.ts";
import { formatMoment } from "../../shared/formatDate.ts";
import { Confirmation } from "../components/Confirmation.tsx";
import styles from "./changes.module.css";

/** What was removed and is kept on this machine, to be brought back or deleted for good. */
export function KeptEntries({
	entries,
	isBusy,
	onRestore,
	onDelete,
}: {
	entries: readonly KeptEntry[];
	isBusy: boolean;
	onRestore: (entry: KeptEntry) => void;
	onDelete: (entry: KeptEntry) => void;
}) {
	const [pendingId, setPendingId] = useState("");
	return (
		entries.length > 0 && (
			<section>
				<h3>Removed, and kept on this machine</h3>
				<ul className={styles.list}>
					{entries.map((entry) => (
						<li key={entry.id} className={styles.card}>
							<p className={styles.head}>
								<b>{entry.title}</b>
								<span className="note">
									{entry.kindLabel}, removed {formatMoment(new Date(entry.time))}
								</span>
							</p>
							<div className="actions">
								{pendingId === entry.id ? (
									<Confirmation
										question="Lose it for good?"
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
							</div>
						</li>
					))}
				</ul>
			</section>
		)
	);
}
