import { figurePattern } from "./figurePattern.ts";
import styles from "./Duration.module.css";

interface DurationProps {
	/** A duration, such as “45 minutes at lunchtime”. */
	children: string;
}

/** The duration of a training, in thin type with heavy numbers. */
export function Duration({ children: text }: DurationProps) {
	return (
		<p className={styles.duration}>
			{text.split(figurePattern).map((part, index) =>
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
				index % 2 ? <b key={index}>{part}</b> : part,
			)}
		</p>
	);
}
