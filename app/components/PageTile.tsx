import type { ReactNode } from "react";
import { getTileClass, type TileName } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./PageTile.module.css";

interface PageTileProps {
	/** The colour of the page. */
	tile: TileName;
	children: ReactNode;
}

/** A page's own drawing on its tile, from edge to edge of the window, as the last part of its head. */
export function PageTile({ tile, children }: PageTileProps) {
	return (
		<div className={joinClassNames(styles.pageTile, getTileClass(tile))}>
			<div className="wrap">{children}</div>
		</div>
	);
}
