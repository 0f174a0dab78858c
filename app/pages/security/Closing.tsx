import type { ReactNode } from "react";
import type { PageContent } from "../../../content-model/index.ts";
import {
	cellState,
	type GetCellColour,
	getThemeClass,
	type Matrix,
	parseMatrix,
	type ThemeName,
} from "../../../grid/index.ts";
import { getMarkdownPath } from "../../../paths/index.ts";
import { ClosingOffer } from "../../components/ClosingOffer.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { InlineText } from "../../components/InlineText.tsx";
import type { Paragraph } from "../../site/plainText.server.ts";
import styles from "./Closing.module.css";

type Words = PageContent<"security">;

interface ClosingProps {
	words: Words["closing"];
	/** The text of the left half, with its links. */
	askText: Paragraph;
	groups: Words["groups"];
	/** The page's path. */
	path: string;
}

/** A talk: each question is a disc below the end of the answer before it. */
const talk = parseMatrix(
	[
		".............",
		"o##..........",
		"...o###......",
		".......o##...",
		"..........o##",
		".............",
	].join("/"),
);

const colourQuestion: GetCellColour = (_row, _column, state) =>
	state === cellState.disc ? "hue" : "";

/** The end of the page in two halves: what is left to ask is asked in person, or the answers are taken along. */
export function Closing({ words: { ask, take }, askText, groups, path }: ClosingProps) {
	return (
		<section className={joinClassNames(styles.closing, "on-screen")} data-no-search="">
			<Half
				{...ask}
				theme="redgum"
				drawing={<GridDrawing matrix={talk} getCellColour={colourQuestion} />}
			>
				<ClosingOffer variant="primary" text={<InlineText parts={askText} />} action={ask.action} />
			</Half>
			<Half
				{...take}
				theme="wattle"
				drawing={<GridDrawing matrix={drawWorksheet(groups)} getCellColour={colourAnswer} />}
			>
				<ClosingOffer variant="outline" text={take.text} action={take.worksheet}>
					<a href={getMarkdownPath(path)} data-no-text="" download="">
						{take.textFile}
					</a>
				</ClosingOffer>
			</Half>
		</section>
	);
}

interface HalfProps {
	title: string;
	caption: string;
	theme: ThemeName;
	drawing: ReactNode;
	children: ReactNode;
}

function Half({ title, caption, theme, drawing, children }: HalfProps) {
	return (
		<div className={getThemeClass(theme)}>
			<h2>{title}</h2>
			<div>{children}</div>
			<figure>
				{drawing}
				<figcaption className="caption" data-no-text="">
					{caption}
				</figcaption>
			</figure>
		</div>
	);
}

/** Columns of the worksheet's drawing: its questions, its answers and the room to fill in, with a column between them. */
const columns = { question: 8, answer: 17, proof: 8 };

/** Draws the printed worksheet: a row for each question, with bars as long as it and its answer are beside the longest. */
function drawWorksheet(groups: Words["groups"]): Matrix {
	const rows = groups
		.flatMap((group) => group.rows)
		.map(({ question, summary, answer = "", cases = [] }) => ({
			question: question.length,
			answer: [summary, answer, ...cases.map(({ text }) => text)].join(" ").length,
		}));
	const longest = {
		question: Math.max(...rows.map(({ question }) => question)),
		answer: Math.max(...rows.map(({ answer }) => answer)),
	};
	const drawBar = (length: number, maxLength: number, room: number) =>
		"#".repeat(Math.max(1, Math.round((length / maxLength) * room))).padEnd(room, ".");
	return parseMatrix(
		rows
			.map(({ question, answer }) =>
				[
					drawBar(question, longest.question, columns.question),
					drawBar(answer, longest.answer, columns.answer),
					"-".repeat(columns.proof),
				].join("."),
			)
			.join("/"),
	);
}

const colourAnswer: GetCellColour = (_row, column, state) =>
	state === cellState.bar && column > columns.question ? "hue" : "";
