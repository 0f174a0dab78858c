import { ClosingBand } from "../../components/ClosingBand.tsx";
import { HabitRow } from "../../components/HabitRow.tsx";
import { WeightedWords } from "../../components/WeightedWords.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { SiteSettings } from "../../content/schemas/settings.ts";
import { parseRow } from "../../grid/index.ts";

interface ArticleClosingProps {
	closing: Page<"blog">["articleClosing"];
	/** The words of the title that gain weight. */
	words: SiteSettings["heroWords"];
	newTabLabel: string;
}

/** The same three steps as the words of the title: tried, used, every day. */
const threeSteps = parseRow(".-.--.--oo-ooo#ooo#######");

/** The call that closes every article. */
export function ArticleClosing({ closing, words, newTabLabel }: ArticleClosingProps) {
	return (
		<ClosingBand
			{...closing}
			title={<WeightedWords text={closing.title} words={words} />}
			newTabLabel={newTabLabel}
		>
			<HabitRow days={threeSteps} />
		</ClosingBand>
	);
}
