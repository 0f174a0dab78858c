import { joinClassNames } from "./classNames.ts";
import styles from "./Legend.module.css";

/** Classes of symbols by their name in the content; a bar has none. */
const symbolClasses = {
	dot: styles.dot,
	disc: styles.disc,
	gap: styles.gap,
	leaf: styles.leaf,
	bar: undefined,
};

type SymbolName = keyof typeof symbolClasses;

interface LegendProps {
	/** The meaning of each symbol, in the order shown. */
	labels: Readonly<Partial<Record<SymbolName, string>>>;
	/** Colour class of the symbols; by default that of the labels. */
	colourClass?: string;
	/** Colour classes of single symbols. */
	symbolColours?: Partial<Record<SymbolName, string | undefined>>;
	/** Whether the symbols have a column of their own, so that the labels begin on one line. */
	aligned?: boolean;
	className?: string;
}

/** The legend of a drawing's symbols. */
export function Legend({
	labels,
	colourClass,
	symbolColours,
	aligned = false,
	className,
}: LegendProps) {
	return (
		<ul
			className={joinClassNames(styles.legend, "caption", aligned && styles.aligned, className)}
			data-no-text=""
		>
			{(Object.keys(labels) as SymbolName[]).map((symbol) => (
				<li key={symbol}>
					<i
						className={joinClassNames(
							"drawn",
							symbolColours?.[symbol] ?? colourClass,
							symbolClasses[symbol],
						)}
					/>
					{labels[symbol]}
				</li>
			))}
		</ul>
	);
}
