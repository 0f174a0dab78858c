import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { PageContent } from "../../../content-model/index.ts";
import { ActionButton } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import type { SearchResult, SearchResults } from "./engine.ts";
import { ResultKinds } from "./ResultKinds.tsx";
import styles from "./ResultList.module.css";

interface ResultListProps {
	results: SearchResults;
	words: PageContent<"search">["results"];
	/** A direct answer, which comes first. */
	children: ReactNode;
}

/** Number of results shown at a time. */
const pageSize = 5;

/** The results of a search, their kinds to choose from, and a button that shows more of them. */
export function ResultList({ results, words, children }: ResultListProps) {
	const list = useRef<HTMLOListElement>(null);
	const [visibleCount, setVisibleCount] = useState(pageSize);
	const [kind, setKind] = useState<SearchResult["kind"]>();
	const chosen = results.kinds.find((group) => group.kind === kind) ?? results;

	// The focus moves to the first of the results that a click has added.
	useLayoutEffect(() => {
		if (visibleCount > pageSize) {
			list.current?.children[visibleCount - pageSize]?.querySelector("a")?.focus();
		}
	}, [visibleCount]);

	return (
		<div className={styles.resultList}>
			<div className={styles.answer}>{children}</div>
			<h2 className="visually-hidden">{words.title}</h2>
			<ResultKinds
				className={styles.kinds}
				results={results}
				words={words}
				chosen={kind}
				onChoose={(next) => {
					setKind(next);
					setVisibleCount(pageSize);
				}}
			/>
			<div className={styles.results}>
				<ol ref={list} className="ruled">
					{results.slice(0, visibleCount, kind).map((result) => (
						<Result key={result.href} result={result} kinds={words.kinds} />
					))}
				</ol>
				{visibleCount < chosen.count && (
					<Actions>
						<ActionButton onClick={() => setVisibleCount(visibleCount + pageSize)}>
							{words.more}
						</ActionButton>
					</Actions>
				)}
			</div>
		</div>
	);
}

interface ResultProps {
	result: SearchResult;
	kinds: ResultListProps["words"]["kinds"];
}

/** One result: its kind, its title, and an excerpt with the words of the query marked. */
function Result({ result: { kind, title, href, excerpt }, kinds }: ResultProps) {
	return (
		<li>
			<p className="caption">{kinds[kind]}</p>
			<h3>
				<a href={href}>{title}</a>
			</h3>
			<p className="text-secondary">
				{excerpt.map(({ text, isMarked }, index) =>
					isMarked ? (
						// biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt never move
						<mark key={index}>{text}</mark>
					) : (
						text
					),
				)}
			</p>
		</li>
	);
}
