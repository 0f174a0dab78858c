import { joinClassNames } from "./classNames.ts";
import "./PageTitle.css";

interface PageTitleProps {
	/** The title; each letter is drawn one step heavier than the last. */
	children: string;
	/** As large as a section's heading, for a page that is used and not read. */
	small?: boolean;
}

/** A page's title. Screen readers get the whole word, not the weighted letters. */
export function PageTitle({ children: title, small = false }: PageTitleProps) {
	const lastIndex = Math.max(1, title.replaceAll(" ", "").length - 1);
	let index = 0;
	return (
		<h1 className={joinClassNames("page-title", sideOf(title), small && "small-title")}>
			<span className="visually-hidden">{title}</span>
			<span aria-hidden="true">
				{Array.from(title, (letter, position) =>
					letter === " " ? (
						" "
					) : (
						// biome-ignore lint/suspicious/noArrayIndexKey: letters have no other identity and never move
						<b key={position} className={`w${1 + Math.round((index++ * 8) / lastIndex)}`}>
							{letter}
						</b>
					),
				)}
			</span>
		</h1>
	);
}

/** How the first letter of a title begins; nothing for a round one. */
function sideOf(title: string): "stem" | "point" | undefined {
	if (/^[BDEFHIKLMNPRU]/.test(title)) {
		return "stem";
	}
	return /^[ATVXY]/.test(title) ? "point" : undefined;
}
