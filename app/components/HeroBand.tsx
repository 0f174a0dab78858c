import type { ReactNode } from "react";
import { getThemeClass, type ThemeName } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./HeroBand.module.css";

interface HeroBandProps {
	/** That of the page. */
	theme: ThemeName;
	/** What the drawing shows, below it. */
	caption?: string;
	children: ReactNode;
}

/** A page's own drawing on a coloured band, from edge to edge of the window, as the last part of its head. */
export function HeroBand({ theme, caption, children }: HeroBandProps) {
	return (
		<div className={joinClassNames(styles.heroBand, getThemeClass(theme), "theme-on-screen")}>
			<div className="wrap">
				{children}
				{caption && (
					<p className="caption margin-top-5" data-no-text="">
						{caption}
					</p>
				)}
			</div>
		</div>
	);
}
