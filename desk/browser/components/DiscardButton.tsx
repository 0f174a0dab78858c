import { useState } from "react";
import { buttonNames } from "../../shared/buttonNames.ts";
import { Confirmation } from "./Confirmation.tsx";

/** A button that discards what was typed, once that is confirmed in its place. */
export function DiscardButton({
	label = buttonNames.discard,
	isDisabled = false,
	onDiscard,
}: {
	label?: string;
	/** Whether there is nothing to discard, or it is being saved. An open confirmation is then closed. */
	isDisabled?: boolean;
	onDiscard: () => void;
}) {
	const [isConfirming, setConfirming] = useState(false);
	if (isConfirming && isDisabled) {
		setConfirming(false);
	}
	return isConfirming ? (
		<Confirmation
			question="Lose what you typed?"
			confirmLabel="Discard it"
			onConfirm={() => {
				setConfirming(false);
				onDiscard();
			}}
			onCancel={() => setConfirming(false)}
		/>
	) : (
		<button type="button" disabled={isDisabled} onClick={() => setConfirming(true)}>
			{label}
		</button>
	);
}
