import styles from "./ErrorMessages.module.css";

/** Says what is wrong with a field, if anything is. @param id of the field */
export function ErrorMessages({ id, messages }: { id: string; messages: readonly string[] }) {
	return (
		messages.length > 0 && (
			<div className={styles.messages} data-errors id={`${id}.error`}>
				{[...new Set(messages)].map((message) => (
					<p key={message}>{message}</p>
				))}
			</div>
		)
	);
}
