import { Confirmation } from "./Confirmation.tsx";

/** Asks whether to discard what was typed. */
export function DiscardConfirmation({
	onDiscard,
	onCancel,
}: {
	onDiscard: () => void;
	onCancel: () => void;
}) {
	return (
		<Confirmation
			question="Lose what you typed?"
			confirmLabel="Discard it"
			onConfirm={onDiscard}
			onCancel={onCancel}
		/>
	);
}
