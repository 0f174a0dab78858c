import { useState } from "react";
import type { Publication, Review } from "../../shared/api/review.ts";
import { buttonNames } from "../../shared/buttonNames.ts";
import { Actions } from "../components/Actions.tsx";
import { Alert } from "../components/Alert.tsx";
import { Confirmation } from "../components/Confirmation.tsx";
import { Hint } from "../components/Hint.tsx";

/** Publications that the Git host does not have yet. */
export function UnsentPublications({
	review: { unsentCount, remote },
	isSending,
	isBusy,
	onSend,
}: {
	review: Review;
	isSending: boolean;
	isBusy: boolean;
	onSend: () => void;
}) {
	return (
		unsentCount > 0 &&
		remote && (
			<Alert isAnnounced={false}>
				{unsentCount === 1 ? "One publication is" : `${unsentCount} publications are`} on this
				machine and not at {remote.url} yet. What is published next takes{" "}
				{unsentCount === 1 ? "it" : "them"} along.{" "}
				<button type="button" disabled={isBusy} onClick={onSend}>
					{isSending ? "Sending…" : buttonNames.send}
				</button>
			</Alert>
		)
	);
}

/** The last publication, and earlier ones that were undone: more than one of these is folded away. */
export function PastPublications({
	review: { last, undone },
	isUndoing,
	isBlocked,
	onUndo,
}: {
	review: Review;
	isUndoing: boolean;
	/** Whether nothing can be undone now. */
	isBlocked: boolean;
	onUndo: (publication: Publication) => void;
}) {
	const [chosenCommit, setChosenCommit] = useState("");
	const render = (heading: string, publication: Publication) => (
		<PastPublication
			key={publication.commit}
			heading={heading}
			publication={publication}
			isUndoing={isUndoing && publication.commit === chosenCommit}
			isBlocked={isBlocked}
			onUndo={() => {
				setChosenCommit(publication.commit);
				onUndo(publication);
			}}
		/>
	);
	const undoneNotes = undone.map((publication) => render("Undone before", publication));
	return (
		<>
			{last && render("Last publication", last)}
			{undone.length > 1 ? (
				<details>
					<summary>Undone before ({undone.length})</summary>
					{undoneNotes}
				</details>
			) : (
				undoneNotes
			)}
		</>
	);
}

/** A publication with the button that undoes or redoes it. */
function PastPublication({
	heading,
	publication,
	isUndoing,
	isBlocked,
	onUndo,
}: {
	heading: string;
	publication: Publication;
	isUndoing: boolean;
	/** Whether nothing can be undone now. */
	isBlocked: boolean;
	onUndo: () => void;
}) {
	const { subject, date, canUndo, isUndo } = publication;
	const [isConfirming, setConfirming] = useState(false);
	const label = isUndo ? "Redo" : "Undo";
	return (
		<Actions>
			<Hint place="inline">
				{heading}: {subject}, {date}
			</Hint>
			{canUndo && isConfirming && (
				<Confirmation
					question={`${isUndo ? `Bring back what “${subject}” took away` : `Undo “${subject}”`} and publish that?`}
					consequence={
						isUndo
							? undefined
							: "Nothing that was published before it is undone. Its changes leave the desk too; Redo brings them back."
					}
					confirmLabel={`${label} it`}
					isDisabled={isBlocked}
					onConfirm={() => {
						setConfirming(false);
						onUndo();
					}}
					onCancel={() => setConfirming(false)}
				/>
			)}
			{canUndo && !isConfirming && (
				<button type="button" disabled={isBlocked} onClick={() => setConfirming(true)}>
					{isUndoing ? "Checking…" : label}
				</button>
			)}
		</Actions>
	);
}
