import { daysInWeek, type Level, type Matrix, mark } from "../../../grid/index.ts";

/**
 * Draws a disc for each question, in rows of a week.
 * @param room how many questions have a place.
 */
export function drawQuestions(count: number, room = count): Matrix {
	return Array.from({ length: Math.ceil(room / daysInWeek) }, (_, week) =>
		Array.from(
			{ length: daysInWeek },
			(_, day): Level => (week * daysInWeek + day < count ? mark.disc : mark.tick),
		),
	);
}
