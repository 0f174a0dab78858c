import type { ReactNode } from "react";
import type { FieldContent } from "../../content-model/index.ts";
import { getThemeClass, type ThemeName } from "../../grid/index.ts";
import { ClosingOffer } from "./ClosingOffer.tsx";
import { joinClassNames } from "./classNames.ts";
import styles from "./ClosingWithDrawing.module.css";

interface ClosingWithDrawingProps extends FieldContent<"closing"> {
	theme: ThemeName;
	/** Where the drawing is, beside the words only where there is room. */
	layout: "above" | "beside" | "below";
	/** The drawing: a picture, or a list of them with their words. */
	children: ReactNode;
}

/**
 * The end of a page that draws something of its own there, in a colour theme: a heading, a text with one action, and the
 * drawing. With rows alone a page takes `ClosingBand`.
 */
export function ClosingWithDrawing({
	title,
	text,
	action,
	theme,
	layout,
	children,
}: ClosingWithDrawingProps) {
	const heading = <h2>{title}</h2>;
	const offer = <ClosingOffer variant="outline" text={text} action={action} />;
	return (
		<section
			className={joinClassNames(
				styles.closingWithDrawing,
				styles[layout],
				getThemeClass(theme),
				"on-screen",
			)}
			data-no-search=""
		>
			{layout === "beside" ? (
				<div className="wrap split-at-column-3">
					{children}
					<div>
						{heading}
						{offer}
					</div>
				</div>
			) : (
				<div className="wrap">
					{layout === "above" && children}
					<div className="split-at-column-3">
						{heading}
						<div>{offer}</div>
					</div>
					{layout === "below" && children}
				</div>
			)}
		</section>
	);
}
