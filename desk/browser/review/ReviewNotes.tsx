import type { ChangeSummary, PublishingProblem, Review } from "../../shared/api/review.ts";
import { Actions } from "../components/Actions.tsx";
import { Alert } from "../components/Alert.tsx";
import { Hint } from "../components/Hint.tsx";
import { useDeskCommands } from "../deskCommands.ts";
import { parseEditKey, useOwnEdits } from "../state/unsavedEdits.ts";
import styles from "./ReviewNotes.module.css";

/** A problem that blocks every publication, and what to do about it. */
export function ProblemNote({
	problem: { reason, remedy },
	isBusy,
	onRefresh,
}: {
	problem: PublishingProblem;
	isBusy: boolean;
	onRefresh: () => void;
}) {
	return (
		<Alert>
			<p className={styles.problem}>
				{reason} {remedy}
			</p>
			<button type="button" disabled={isBusy} onClick={onRefresh}>
				Check again
			</button>
		</Alert>
	);
}

/** Says beside the button that publishes why it cannot be pressed. */
export function BlockedNote({ problem }: { problem: PublishingProblem }) {
	return <Hint>{problem.reason} What to do is said at the top.</Hint>;
}

/** Says what has been saved since the list was shown: its card may be far below. */
export function UnseenNote({ changes }: { changes: readonly ChangeSummary[] }) {
	const titles = changes.map(({ title }) => title).join(", ");
	return changes.length === 0 ? null : (
		<Alert>
			Saved since you looked, and not chosen: {titles}. Read what it says now, and tick it to
			publish it.
		</Alert>
	);
}

/** Names the forms that hold what is typed and not saved: it is in no change. */
export function UnsavedNote() {
	const { open } = useDeskCommands();
	const edits = useOwnEdits();
	return edits.length === 0 ? null : (
		<Hint>
			<span className={styles.unsaved}>
				Typed and not saved yet, so not in this list:
				{edits.map(({ key, title }) => (
					<button
						key={key}
						type="button"
						onClick={() => open({ panel: "entry", ...parseEditKey(key) })}
					>
						{title}
					</button>
				))}
			</span>
		</Hint>
	);
}

/** Says that a site marked as a sample does not go live, and leads to that setting. */
export function SampleNote() {
	const { open } = useDeskCommands();
	return (
		<Alert tone="info" isAnnounced={false}>
			<p>
				<b>Nothing goes live yet:</b> the site is marked as a sample. What you publish is sent to
				your Git host and waits there. To go live, put your own in place of every sample, untick
				“Sample content” in Site, save, and publish that too.
			</p>
			<Actions>
				<button
					type="button"
					onClick={() => open({ panel: "entry", path: "content/site.yaml", fieldPath: ["sample"] })}
				>
					Open “Sample content”
				</button>
			</Actions>
		</Alert>
	);
}

/** The destination of publications. */
export function DestinationNote({ remote }: Pick<Review, "remote">) {
	return (
		<Hint>
			{remote
				? "It is sent to your Git host, which checks it again before it goes live."
				: "No Git host is set up: it is recorded on this machine."}
		</Hint>
	);
}
