import { joinClassNames } from "../../components/classNames.ts";
import styles from "./RuledPaper.module.css";

interface RuledPaperProps {
	lines: readonly string[];
	className?: string;
}

/** A list written on the lines of ruled paper. */
export function RuledPaper({ lines, className }: RuledPaperProps) {
	return (
		<ul className={joinClassNames(styles.ruledPaper, className)}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
