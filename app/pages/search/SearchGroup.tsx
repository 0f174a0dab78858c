import type { ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure.tsx";
import "./SearchGroup.css";

/** A group of what the search could find, folded under its name and the number of its links. */
export function SearchGroup({
	title,
	count,
	open,
	children,
}: {
	title: string;
	count: number;
	open?: boolean;
	children: ReactNode;
}) {
	return (
		<Disclosure
			className="search-group"
			open={open}
			summary={
				<h3>
					{title} <small>{count}</small>
				</h3>
			}
		>
			{children}
		</Disclosure>
	);
}
