import type { Findings, NeededChange, ProseIssue, UnknownWord } from "../../shared/api/review.ts";
import { getPieceKey } from "../../shared/piece.ts";
import { Alert } from "../components/Alert.tsx";
import { useDeskCommands } from "../deskCommands.ts";

/** Findings of the checks before a publication. */
export function FindingList({
	findings,
	isBusy,
	onAccept,
	onSelect,
}: {
	findings: Findings | undefined;
	isBusy: boolean;
	onAccept: (words: readonly string[]) => void;
	/** Called with the keys of changes that are needed. */
	onSelect: (keys: readonly string[]) => void;
}) {
	if (!findings) {
		return null;
	}
	const words = listDistinctWords(findings.words);
	return (
		<>
			<NeededChanges needed={findings.needed} onSelect={onSelect} />
			{findings.issues.length > 0 && (
				<Alert isAnnounced={false}>
					<ul>
						{[...new Set(findings.issues)].map((issue) => (
							<li key={issue}>{issue}</li>
						))}
					</ul>
				</Alert>
			)}
			{listDistinctProse(findings.prose).map((issue) => (
				<ProseNote key={getProseKey(issue)} issue={issue} />
			))}
			{words.map((unknownWord) => (
				<UnknownWordNote
					key={unknownWord.word}
					unknownWord={unknownWord}
					isBusy={isBusy}
					onAccept={() => onAccept([unknownWord.word])}
				/>
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

/** Says what is wrong with some words, and leads to them. */
function ProseNote({ issue }: { issue: ProseIssue }) {
	return (
		<Alert isAnnounced={false}>
			{issue.message} It is in <PlaceButton place={issue} words={issue.words} />
		</Alert>
	);
}

/** Opens a field, with what was found in it selected. */
function PlaceButton({
	place: { title, path, place, fieldPath, line, before },
	words,
}: {
	place: ProseIssue | UnknownWord;
	words: string;
}) {
	const { open } = useDeskCommands();
	return (
		<button
			type="button"
			onClick={() =>
				open({
					panel: "entry",
					path,
					fieldPath,
					line,
					words: { before, after: words },
					isSelected: true,
				})
			}
		>
			{title}, {place}
		</button>
	);
}

/** Leads to a word that the spelling check does not know, and offers to accept it. */
function UnknownWordNote({
	unknownWord,
	isBusy,
	onAccept,
}: {
	unknownWord: UnknownWord;
	isBusy: boolean;
	onAccept: () => void;
}) {
	const { word } = unknownWord;
	return (
		<Alert isAnnounced={false}>
			The spelling check does not know “{word}”. Correct it in{" "}
			<PlaceButton place={unknownWord} words={word} /> or, if it is a name:{" "}
			<button type="button" disabled={isBusy} onClick={onAccept}>
				Accept “{word}”
			</button>
		</Alert>
	);
}

/** Says what has to be published with the chosen changes. */
function NeededChanges({
	needed,
	onSelect,
}: {
	needed: readonly NeededChange[];
	onSelect: (keys: readonly string[]) => void;
}) {
	const them = needed.length > 1 ? "these" : "it";
	return (
		needed.length > 0 && (
			<Alert isAnnounced={false}>
				{needed.map((change) => (
					<p key={getPieceKey(change)}>
						{formatTitles(change.neededBy) || "What you ticked"}{" "}
						{change.neededBy.length > 1 ? "do" : "does"} not work without “{change.title}”.
					</p>
				))}
				<p>
					Tick {them} too, or leave what needs {them} for later.{" "}
					<button type="button" onClick={() => onSelect(needed.map(getPieceKey))}>
						Tick {them} too
					</button>
				</p>
			</Alert>
		)
	);
}

function formatTitles(titles: readonly string[]): string {
	const list = new Intl.ListFormat("en-AU");
	return list.format(titles.map((title) => `“${title}”`));
}

function getProseKey({ path, fieldPath, line, message }: ProseIssue): string {
	return JSON.stringify([path, fieldPath, line, message]);
}

/** Lists what is said of each place once. */
function listDistinctProse(issues: readonly ProseIssue[]): ProseIssue[] {
	return [...new Map(issues.map((issue) => [getProseKey(issue), issue])).values()];
}

/** Lists each word once, however it is capitalised: best as a name is. */
function listDistinctWords(words: readonly UnknownWord[]): UnknownWord[] {
	const distinct = new Map<string, UnknownWord>();
	for (const unknownWord of words) {
		const key = unknownWord.word.toLowerCase();
		const other = distinct.get(key);
		if (!other || other.word === key) {
			distinct.set(key, unknownWord);
		}
	}
	return [...distinct.values()];
}
