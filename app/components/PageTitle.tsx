import { getWeightClass } from "../styles/weightClass.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./PageTitle.module.css";

interface PageTitleProps {
	/** The title; each letter is drawn one step heavier than the last. */
	children: string;
}

/** A page's title. Screen readers get the whole word, not the weighted letters. */
export function PageTitle({ children: title }: PageTitleProps) {
	return (
		<h1 className={joinClassNames(styles.pageTitle, getFirstLetterClass(title))}>
			<span className="visually-hidden">{title}</span>
			<span aria-hidden="true">
				{weighLetters(title).map(({ letter, weightClass }, index) =>
					letter === " " ? (
						" "
					) : (
						// biome-ignore lint/suspicious/noArrayIndexKey: letters have no other identity and never move
						<b key={index} className={weightClass}>
							{letter}
						</b>
					),
				)}
			</span>
		</h1>
	);
}

/** Returns the letters of a title, each with the class of its weight. Spaces do not count. */
function weighLetters(title: string): { letter: string; weightClass: string }[] {
	const letters = Array.from(title);
	const countLetters = (characters: readonly string[]) =>
		characters.filter((letter) => letter !== " ").length;
	const count = countLetters(letters);
	return letters.map((letter, index) => ({
		letter,
		weightClass: getWeightClass(countLetters(letters.slice(0, index)), count),
	}));
}

/** Returns the class of a title's first letter by its shape at the left; none for a round one. */
function getFirstLetterClass(title: string): string | undefined {
	if (/^[BDEFHIKLMNPRU]/.test(title)) {
		return styles.stem;
	}
	return /^[ATVXY]/.test(title) ? styles.point : undefined;
}
