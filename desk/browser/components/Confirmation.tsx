import styles from "./Confirmation.module.css";
import { Hint } from "./Hint.tsx";

/** Asks whether to do what loses something, in a row of actions and in place of the button that began it. */
export function Confirmation({
	question,
	consequence,
	confirmLabel,
	isDisabled,
	onConfirm,
	onCancel,
}: {
	question: string;
	/** What else the person should know. */
	consequence?: string | undefined;
	confirmLabel: string;
	isDisabled?: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}) {
	return (
		<>
			<span>{question}</span>
			{consequence && <Hint place="inline">{consequence}</Hint>}
			<button type="button" className={styles.danger} disabled={isDisabled} onClick={onConfirm}>
				{confirmLabel}
			</button>
			<button type="button" ref={focusInPlace} onClick={onCancel}>
				Keep it
			</button>
		</>
	);
}

/** Focuses the button that loses nothing: the one that was pressed is gone, and Enter may still be held down. */
function focusInPlace(button: HTMLButtonElement | null): void {
	button?.focus({ preventScroll: true });
}
