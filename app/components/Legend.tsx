import { joinClassNames } from "./classNames.ts";
import styles from "./Legend.module.css";

/** Classes of marks by their name in the content; a bar has none. */
const markClasses = { dot: styles.dot, disc: styles.disc, gap: styles.gap, bar: undefined };

type MarkName = keyof typeof markClasses;

interface LegendProps {
	/** The meaning of each mark, in the order shown. */
	labels: Readonly<Partial<Record<MarkName, string>>>;
	/** Colour class of the marks; by default that of the labels. */
	colourClass?: string;
	/** Whether the marks have a column of their own, so that the labels begin on one line. */
	aligned?: boolean;
	className?: string;
}

/** The legend of a drawing's marks. */
export function Legend({ labels, colourClass, aligned = false, className }: LegendProps) {
	return (
		<ul
			className={joinClassNames(styles.legend, "caption", aligned && styles.aligned, className)}
			data-no-text=""
		>
			{(Object.keys(labels) as MarkName[]).map((mark) => (
				<li key={mark}>
					<i className={joinClassNames(colourClass, markClasses[mark])} />
					{labels[mark]}
				</li>
			))}
		</ul>
	);
}
