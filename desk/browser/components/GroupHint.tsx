import styles from "./GroupHint.module.css";
import { Hint } from "./Hint.tsx";

/** What a group of fields is for, at its top. */
export function GroupHint({ text }: { text: string | undefined }) {
	return (
		text && (
			<div className={styles.hint}>
				<Hint>{text}</Hint>
			</div>
		)
	);
}
