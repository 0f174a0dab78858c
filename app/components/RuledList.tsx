import { joinClassNames } from "./classNames.ts";
import styles from "./RuledList.module.css";

interface RuledListProps {
	items: readonly string[];
	className?: string;
}

/** A ruled list in two columns, in large type, that ends a section. */
export function RuledList({ items, className }: RuledListProps) {
	return (
		<ul className={joinClassNames(styles.ruledList, "ruled ruled-open columns-2", className)}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
