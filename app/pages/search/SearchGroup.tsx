import type { ReactNode } from "react";
import type { CellState } from "../../../grid/index.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import styles from "./SearchGroup.module.css";

interface SearchGroupProps {
	title: string;
	count: number;
	/** Its place among all groups, as a row. */
	place: readonly CellState[];
	open: boolean;
	children: ReactNode;
}

/** A group of what the search could find, folded under its name and the number of its links. */
export function SearchGroup({ title, count, place, open, children }: SearchGroupProps) {
	return (
		<Disclosure
			className={styles.searchGroup}
			open={open}
			summary={
				<>
					<h3>
						{title} <small>{count}</small>
					</h3>
					<GridDrawing matrix={[[...place]]} colourClass="hue" className="on-screen" />
				</>
			}
		>
			<div>{children}</div>
		</Disclosure>
	);
}
