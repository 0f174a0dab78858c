import styles from "./OptionalMark.module.css";

/** Marks a field that may be left empty. The form says once that every other has to be filled in. */
export function OptionalMark() {
	return <span className={styles.mark}> (optional)</span>;
}
