import type { CheckResult, UnknownWord } from "../../api.ts";

/** Findings of the checks before a publication. */
export function Findings({
	checkResult,
	isBusy,
	onAccept,
}: {
	checkResult: CheckResult;
	isBusy: boolean;
	onAccept: (words: readonly string[]) => void;
}) {
	const words = listDistinctWords(checkResult.words);
	return (
		<>
			{checkResult.issues.length > 0 && (
				<ul className="alert">
					{checkResult.issues.map((issue) => (
						<li key={issue}>{issue}</li>
					))}
				</ul>
			)}
			{words.map(({ word, title, field }) => (
				<p key={word} className="alert">
					The spelling check does not know “{word}” ({title}, {field}). Correct it, or, if it is a
					name:{" "}
					<button type="button" disabled={isBusy} onClick={() => onAccept([word])}>
						Accept “{word}”
					</button>
				</p>
			))}
			{words.length > 1 && (
				<button
					type="button"
					disabled={isBusy}
					onClick={() => onAccept(words.map(({ word }) => word))}
				>
					Accept all {words.length}
				</button>
			)}
		</>
	);
}

/** Each word once, however it is capitalised: best as a name is. */
function listDistinctWords(words: readonly UnknownWord[]): UnknownWord[] {
	const distinct = new Map<string, UnknownWord>();
	for (const each of words) {
		const key = each.word.toLowerCase();
		const other = distinct.get(key);
		if (!other || other.word === key) {
			distinct.set(key, each);
		}
	}
	return [...distinct.values()];
}
