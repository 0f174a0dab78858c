import type { ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure.tsx";
import styles from "./SearchGroup.module.css";

interface SearchGroupProps {
	title: string;
	count: number;
	open: boolean;
	children: ReactNode;
}

/** A group of what the search could find, folded under its name and the number of its links. */
export function SearchGroup({ title, count, open, children }: SearchGroupProps) {
	return (
		<Disclosure
			className={styles.searchGroup}
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
