import { joinClassNames } from "./classNames.ts";
import "./PageTitle.css";

interface PageTitleProps {
	/** The title; each letter is drawn one step heavier than the last. */
	children: string;
	/** Half the size, for a page below another. */
	small?: boolean;
}

/** A page's title. Screen readers get the whole word, not the weighted letters. */
export function PageTitle({ children: title, small = false }: PageTitleProps) {
	const lastIndex = Math.max(1, title.replaceAll(" ", "").length - 1);
	let index = 0;
	return (
		<h1 className={joinClassNames("page-title", small && "half-size")}>
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
