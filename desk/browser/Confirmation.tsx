/** Asks whether to do what loses something, in a row of actions and in place of the button that began it. */
export function Confirmation({
	question,
	note,
	confirmLabel,
	isDisabled,
	onConfirm,
	onCancel,
}: {
	question: string;
	/** What else the person should know. */
	note?: string | undefined;
	confirmLabel: string;
	isDisabled?: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}) {
	return (
		<>
			<span>{question}</span>
			{note && <span className="note">{note}</span>}
			<button
				type="button"
				className="danger"
				disabled={isDisabled}
				ref={focusInPlace}
				onClick={onConfirm}
			>
				{confirmLabel}
			</button>
			<button type="button" onClick={onCancel}>
				Keep it
			</button>
		</>
	);
}

/** Moves the keyboard on from the button that was pressed, which is gone. */
function focusInPlace(button: HTMLButtonElement | null): void {
	button?.focus({ preventScroll: true });
}
