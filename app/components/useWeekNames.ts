import { interpolate } from "../../content-model/index.ts";
import { weeksInGrid } from "../../grid/index.ts";
import { usePageContext } from "../site/pageContext.ts";

/** Returns the names of weeks from the first on: the five of a row unless another number is given. */
export function useWeekNames(count = weeksInGrid): string[] {
	const { week } = usePageContext().settings.labels;
	return Array.from({ length: count }, (_, index) => interpolate(week, { number: index + 1 }));
}
