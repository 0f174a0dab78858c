import { joinClassNames } from "./classNames.ts";
import "./DiscList.css";

interface DiscListProps {
	items: readonly string[];
	className?: string;
}

/** A ruled list in two columns, with a disc before each item. */
export function DiscList({ items, className }: DiscListProps) {
	return (
		<ul className={joinClassNames("disc-list ruled columns-2", className)}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
