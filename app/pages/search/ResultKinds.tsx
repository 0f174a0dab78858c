import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import type { SearchResults } from "./engine.ts";
import type { ResultKind } from "./searchIndex.ts";
import styles from "./ResultKinds.module.css";

interface ResultKindsProps {
	results: SearchResults;
	words: PageContent<"search">["results"];
	/** The kind whose results are shown; those of every kind without one. */
	chosen: ResultKind | undefined;
	onChoose: (kind?: ResultKind) => void;
	className?: string;
}

/** The kinds of results with their numbers, to show those of one kind. A single kind is no choice. */
export function ResultKinds({ results, words, chosen, onChoose, className }: ResultKindsProps) {
	if (results.kinds.length < 2) {
		return null;
	}
	const choices = [{ kind: undefined, count: results.count }, ...results.kinds];
	return (
		<fieldset className={joinClassNames(styles.resultKinds, className, "on-screen")}>
			<legend className="visually-hidden">{words.kindsLabel}</legend>
			{choices.map(({ kind, count }) => (
				<label key={kind ?? "every"}>
					<input
						type="radio"
						name="kind"
						checked={kind === chosen}
						onChange={() => onChoose(kind)}
					/>
					{kind ? words.groups[kind] : words.everyKind} <small>{count}</small>
				</label>
			))}
		</fieldset>
	);
}
