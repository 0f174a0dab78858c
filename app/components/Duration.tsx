import styles from "./Duration.module.css";

interface DurationProps {
	/** A duration, such as “45 minutes at lunchtime”. */
	children: string;
}

/** The duration of a training, in thin type with heavy numbers. */
export function Duration({ children: text }: DurationProps) {
	return (
		<p className={styles.duration}>
			{text.split(/(\d+)/).map((part, index) =>
				// biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
				/^\d+$/.test(part) ? <b key={index}>{part}</b> : part,
			)}
		</p>
	);
}
