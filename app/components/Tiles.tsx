import type { ReactNode } from "react";
import {
	getPictogram,
	getThemeClass,
	type PictogramName,
	type ThemeName,
} from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import { GridDrawing } from "./GridDrawing.tsx";
import styles from "./Tiles.module.css";

interface TilesProps {
	as?: "ul" | "ol";
	className: string | undefined;
	/** Each a {@link Tile}. */
	children: ReactNode;
}

/** A list of coloured tiles: pictogram beside text on a phone, above it in a wider window. */
export function Tiles({ as: List = "ul", className, children }: TilesProps) {
	return <List className={joinClassNames(styles.tiles, className)}>{children}</List>;
}

interface TileProps {
	theme: ThemeName;
	pictogram: PictogramName;
	children: ReactNode;
}

/** A tile of a list. */
export function Tile({ theme, pictogram, children }: TileProps) {
	return (
		<li className={getThemeClass(theme)}>
			<GridDrawing matrix={getPictogram(pictogram)} />
			<div>{children}</div>
		</li>
	);
}
