import styles from "./ErrorMessages.module.css";

/** Says what is wrong with a field. @param id of the field */
export function ErrorMessages({ id, messages }: { id: string; messages: readonly string[] }) {
	return (
		<div className={styles.messages} data-errors id={`${id}.error`} role="status">
			{[...new Set(messages)].map((message) => (
				<p key={message}>{message}</p>
			))}
		</div>
	);
}
