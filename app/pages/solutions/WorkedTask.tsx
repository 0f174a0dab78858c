import type { ReactNode } from "react";
import type { PageContent } from "../../../content-model/index.ts";
import { type CellState, cellState } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Tag } from "../../components/Tag.tsx";
import styles from "./WorkedTask.module.css";

type Task = NonNullable<NonNullable<PageContent<"solutions">["example"]>["task"]>;

/** One letter in four frames. The row above each shows how much of it is written. */
export function WorkedTask({ note, draft, sources, signed }: Task) {
	const gaps = draft.text.flatMap(splitAtGaps).filter(({ isGap }) => isGap);
	return (
		<ol className={joinClassNames(styles.workedTask, "columns-4")}>
			<li>
				<FrameHead {...note} cells={createLetterRow(gaps.length, cellState.dot, cellState.tick)} />
				<Letter text={note.text} />
			</li>
			<li>
				<FrameHead {...draft} cells={createLetterRow(gaps.length, cellState.bar, cellState.tick)} />
				<Letter text={draft.text} setApart="missing" />
			</li>
			<li>
				<FrameHead
					{...sources}
					cells={createLetterRow(gaps.length, cellState.bar, cellState.disc)}
				/>
				<dl className={styles.taskSources}>
					{sources.items.map(({ point, source, missing }) => (
						<div key={point}>
							<dt>{point}</dt>
							<dd className="space-between">
								<span>{source}</span> <Tag>{missing ? sources.missing : sources.found}</Tag>
							</dd>
						</div>
					))}
				</dl>
			</li>
			<li>
				<FrameHead {...signed} cells={createLetterRow(gaps.length, cellState.bar, cellState.bar)} />
				<Letter text={signed.text} setApart="given">
					<p className={styles.taskSignature}>{signed.signature}</p>
				</Letter>
			</li>
		</ol>
	);
}

function FrameHead({
	title,
	byline,
	cells,
}: {
	title: string;
	byline: string;
	cells: CellState[];
}) {
	return (
		<div className={styles.taskFrameHead}>
			<GridDrawing matrix={[cells]} colourClass="hue" className={styles.cells} />
			<h3>{title}</h3>
			<p className="caption">{byline}</p>
		</div>
	);
}

interface LetterProps {
	text: readonly string[];
	/** The meaning of words in square brackets. */
	setApart?: "missing" | "given";
	children?: ReactNode;
}

/** The text of a letter. Words in square brackets are set apart. */
function Letter({ text, setApart, children }: LetterProps) {
	return (
		<div className={styles.taskLetter}>
			{text.map((paragraph) => (
				<p key={paragraph}>
					{setApart
						? splitAtGaps(paragraph).map(({ phrase, isGap }, index) =>
								isGap ? (
									// biome-ignore lint/suspicious/noArrayIndexKey: a letter may have the same gap twice
									<mark key={index} className={setApart === "given" ? styles.given : undefined}>
										{keepEndsTogether(setApart === "missing" ? `[${phrase}]` : phrase)}
									</mark>
								) : (
									phrase
								),
							)
						: paragraph}
				</p>
			))}
			{children}
		</div>
	);
}

/** Splits a paragraph at its gaps, which are in square brackets; the brackets are removed. */
function splitAtGaps(paragraph: string): { phrase: string; isGap: boolean }[] {
	return paragraph
		.split(/(\[[^\]]*\])/)
		.map((piece) =>
			piece.startsWith("[")
				? { phrase: piece.slice(1, -1), isGap: true }
				: { phrase: piece, isGap: false },
		);
}

/** Keeps the first two words of a phrase on one line, and the last two: a frame breaks with none of them alone. */
function keepEndsTogether(phrase: string): string {
	return phrase.replace(" ", "\u00a0").replace(/ (?=\S+$)/, "\u00a0");
}

/** Creates a row of twelve cells. The letter's gaps take one each, spread over the row. */
function createLetterRow(gaps: number, textState: CellState, gapState: CellState): CellState[] {
	const gapCells = Array.from({ length: gaps }, (_, gap) => Math.ceil(((gap + 1) * 12) / gaps) - 1);
	return Array.from({ length: 12 }, (_, cell) => (gapCells.includes(cell) ? gapState : textState));
}
