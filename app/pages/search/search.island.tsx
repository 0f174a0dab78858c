import { type KeyboardEvent, useRef } from "react";
import type { PageContent } from "../../../content-model/index.ts";
import { ActionButton } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { LinkedText } from "../../components/LinkedText.tsx";
import { LiveText } from "../../components/LiveText.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { Tag } from "../../components/Tag.tsx";
import type { Paragraph } from "../../site/plainText.server.ts";
import { formatSearchMessage } from "./formatSearchMessage.ts";
import { ResultList } from "./ResultList.tsx";
import { startSearch } from "./startSearch.ts";
import { useSearch } from "./useSearch.ts";
import styles from "./search.island.module.css";

type Words = PageContent<"search">;

interface SearchProps {
	words: Pick<
		Words,
		"field" | "results" | "answers" | "stopWords" | "synonyms" | "error" | "tryAgain"
	> & {
		/** Shown if nothing matches. */
		suggestions: { text: Paragraph; links: Words["suggestions"]["links"] };
		/** Label of a sample. */
		sampleLabel: string;
	};
}

/** The search field and its results. The index is fetched when the field is first used. */
export default function Search({ words }: SearchProps) {
	const { field, results: resultWords, suggestions, tryAgain, sampleLabel } = words;
	const input = useRef<HTMLInputElement>(null);
	const status = useRef<HTMLParagraphElement>(null);
	const { state, schedule, submit, clear, retry } = useSearch(input, words);

	function clearOnEscape(event: KeyboardEvent) {
		if (event.key === "Escape") {
			event.preventDefault();
			clear();
		}
	}

	/** Tries again. The button goes once there are results: the focus is where that is said. */
	function tryAgainFromStatus() {
		status.current?.focus();
		retry();
	}

	const completed = typeof state === "object" ? state : undefined;
	const message = formatSearchMessage(state, words);
	const directAnswer = completed?.results.directAnswer;
	const isNothingFound = completed?.results.count === 0;
	const answer = directAnswer && (
		<div className={styles.directAnswer}>
			<h2 className="text-large">{directAnswer.title}</h2>
			<p className="margin-top-2">
				{directAnswer.text} {directAnswer.sample && <Tag>{sampleLabel}</Tag>}
			</p>
			<p className="margin-top-2">
				<a href={directAnswer.link.href}>{directAnswer.link.label}</a>
			</p>
		</div>
	);
	return (
		<div className="interactive">
			<SearchForm
				{...field}
				large
				fieldRef={input}
				// A failure is announced with a query, not before.
				onFocus={() => void startSearch(words).catch(() => {})}
				onInput={schedule}
				onKeyDown={clearOnEscape}
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			/>
			<p
				ref={status}
				role="status"
				tabIndex={-1}
				className={joinClassNames(styles.status, isNothingFound ? "text-large" : "lede ink")}
			>
				{message && <LiveText>{message}</LiveText>}
			</p>
			{state === "failed" && (
				<Actions>
					<ActionButton onClick={tryAgainFromStatus}>{tryAgain}</ActionButton>
				</Actions>
			)}
			{isNothingFound && (
				<div className={styles.nothing}>
					<LinkedText paragraphs={[suggestions.text]} />
					<Actions as="ul">
						{suggestions.links.map(({ label, href }) => (
							<li key={href}>
								<a href={href}>{label}</a>
							</li>
						))}
					</Actions>
				</div>
			)}
			{completed && completed.results.count > 0 ? (
				<ResultList key={completed.query} results={completed.results} words={resultWords}>
					{answer}
				</ResultList>
			) : (
				answer
			)}
		</div>
	);
}
