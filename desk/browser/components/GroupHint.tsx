import styles from "./GroupHint.module.css";

/** What a group of fields is for, at its top. */
export function GroupHint({ text }: { text: string | undefined }) {
	return text && <p className={`note ${styles.hint}`}>{text}</p>;
}
