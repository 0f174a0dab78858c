import { getThemeClass } from "../../grid/index.ts";
import type { CoverFiles } from "../site/covers.server.ts";
import { joinClassNames } from "./classNames.ts";
import { InlineSvg } from "./InlineSvg.tsx";
import styles from "./Cover.module.css";

interface CoverProps {
	cover: Pick<CoverFiles, "theme" | "small" | "strip">;
	/**
	 * Inline SVG, for the first cover of a page: the small one, or the wide strip as well. As a separate
	 * file it would be the largest contentful paint on phones.
	 */
	inline?: "small" | "small and strip";
	/** Name of its view transition. On two pages with the same name the cover moves from one to the other. */
	name?: string;
	className?: string;
}

/** The cover of an article or event on the ground of its colour theme. Decorative: its title is beside it. */
export function Cover({ cover: { theme, small, strip }, inline, name, className }: CoverProps) {
	const classes = joinClassNames(styles.cover, getThemeClass(theme), className);
	if (inline) {
		return inline === "small" ? (
			<InlineSvg className={classes} svg={small.svg} name={name} />
		) : (
			<>
				<InlineSvg className={joinClassNames(classes, "on-phone")} svg={small.svg} name={name} />
				<InlineSvg className={joinClassNames(classes, "above-phone")} svg={strip} name={name} />
			</>
		);
	}
	return (
		<img
			className={classes}
			src={small.path}
			alt=""
			width={240}
			height={160}
			data-name={name}
			loading="lazy"
		/>
	);
}
