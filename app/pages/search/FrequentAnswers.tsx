import type { PageContent } from "../../../content-model/index.ts";
import { type GetCellColour, getThemeClass, parseMatrix } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { ResponsiveDrawing } from "../../components/ResponsiveDrawing.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import styles from "./FrequentAnswers.module.css";

interface FrequentAnswersProps {
	title: string;
	answers: PageContent<"search">["answers"];
}

/** The one of many that is looked for, with room for it and on a phone. */
const wideDrawing = parseMatrix(
	"-..o..-.o...-..o....-..o./...............###......./.o..-...o.-..o...-.o..-..",
);
const narrowDrawing = parseMatrix("-..o..-.o...-/.......###.../.o..-...o.-..");
const getRowColour: GetCellColour = (row) => (row === 1 ? "hue" : "");

/** What is searched for most, each answered in a line and linked to all of it. It needs no script. */
export function FrequentAnswers({ title, answers }: FrequentAnswersProps) {
	return (
		<section
			className={joinClassNames(styles.frequentAnswers, "on-screen", getThemeClass("saltbush"))}
		>
			<div className="wrap">
				<ResponsiveDrawing
					narrow={{ matrix: narrowDrawing, getCellColour: getRowColour }}
					wide={{ matrix: wideDrawing, getCellColour: getRowColour }}
				/>
				{answers.length > 0 && (
					<>
						<h2 className="text-large">{title}</h2>
						<ul>
							{answers.map(({ triggers, title: answer, link, sample }) => (
								<li key={answer}>
									<p className={joinClassNames(styles.asked, "caption")}>{triggers[0]}</p>
									<p>
										<StretchedLink
											className={joinClassNames(styles.answer, "heading-3")}
											link={{ label: answer, href: link.href }}
										/>
										{sample && <SampleTag inRow />}
									</p>
								</li>
							))}
						</ul>
					</>
				)}
			</div>
		</section>
	);
}
