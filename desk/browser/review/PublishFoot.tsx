import type { ReactNode } from "react";
import type { ChangeSummary } from "../../shared/api/review.ts";
import { maxMessageLength } from "../../shared/limits.ts";
import { createPublicationMessage } from "../../shared/publicationMessage.ts";
import { PrimaryButton } from "../components/PrimaryButton.tsx";
import { TextField } from "../components/TextField.tsx";
import type { Task } from "./tasks.ts";

/** The foot of the review: what is written about the publication, and the button that publishes. */
export function PublishFoot({
	message = "",
	selected,
	allCount,
	task,
	isBlocked,
	onMessage,
	onPublish,
	children,
}: {
	message: string | undefined;
	selected: readonly ChangeSummary[];
	/** Number of all changes. */
	allCount: number;
	/** The task under way. */
	task: Task | undefined;
	/** Whether nothing can be published now. */
	isBlocked: boolean;
	onMessage: (message: string) => void;
	onPublish: () => void;
	/** What else is to be known of the publication. */
	children: ReactNode;
}) {
	return (
		<>
			<TextField
				label="What changed, in a few words"
				placeholder={createPublicationMessage(selected)}
				maxLength={maxMessageLength}
				value={message}
				onValue={onMessage}
			/>
			<PrimaryButton disabled={isBlocked || selected.length === 0} onClick={onPublish}>
				{formatPublishLabel(task, selected.length, allCount)}
			</PrimaryButton>
			{children}
		</>
	);
}

function formatPublishLabel(task: Task | undefined, count: number, allCount: number): string {
	if (task === "publish") {
		return "Checking and publishing…";
	}
	if (count < allCount) {
		return `Publish ${count} of ${allCount}`;
	}
	return allCount > 1 ? `Publish all ${allCount}` : "Publish";
}
