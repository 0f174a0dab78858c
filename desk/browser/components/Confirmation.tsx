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

/** Moves the keyboard on from the button that was pressed, which is gone: to what loses nothing if Enter is held down. */
function focusInPlace(button: HTMLButtonElement | null): void {
	button?.focus({ preventScroll: true });
}
