import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { interpolate } from "../../../content-model/browser.ts";
import type { Page } from "../../../content-model/index.ts";
import { ActionButton, Actions } from "../../components/Action.tsx";
import { LinkedText } from "../../components/LinkedText.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { readQuery, writeQuery } from "../../components/searchUrl.ts";
import type { Paragraph } from "../../site/plainText.server.ts";
import { directAnswer } from "./directAnswer.ts";
import type { SearchOutcome, SearchResult } from "./engine.ts";
import { EngineLoadError, startSearch } from "./search.ts";
import "./SearchResults.css";

type Copy = Page<"search">;

interface SearchProps {
	copy: Pick<
		Copy,
		"field" | "results" | "answers" | "stopWords" | "synonyms" | "error" | "tryAgain"
	> & {
		/** What is offered where nothing is found. */
		nothing: { text: Paragraph; links: Copy["nothing"]["links"] };
	};
}

/** A query with its answer, and how many results are shown. */
interface CompletedSearch {
	query: string;
	answer: SearchOutcome;
	visibleCount: number;
}

/** What the page shows below the field: nothing, that it waits, an answer, or that there is none to be had. */
type Outcome = CompletedSearch | "searching" | "failed" | undefined;

/** How long typing must rest before it is looked for, in ms. Safari takes 100 addresses in 10 s. */
const debounce = 200;

/** Delay before the waiting message, in ms. */
const slowThreshold = 300;

/** How many results are shown at a time. */
const pageSize = 5;

/**
 * The field and what it finds. The index is fetched when the field is first used; the address keeps the
 * query, so that a search can be sent to others, and Back leads to the query before.
 */
export default function Search({ copy }: SearchProps) {
	const { field, results, nothing, tryAgain, answers, synonyms } = copy;
	const input = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const latest = useRef("");
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Whether the latest query was asked for by Enter or by the address: the next gets its own entry. */
	const isExplicit = useRef(false);
	/** Place of the result that takes the focus when it comes. */
	const pendingFocusIndex = useRef<number>(undefined);
	const [outcome, setOutcome] = useState<Outcome>();

	/**
	 * Looks for a query, and puts it into the address.
	 * @param mayReload whether the page may be loaded anew where only that can help: when it is asked for.
	 */
	async function runSearch(query: string, mayReload = false) {
		clearTimeout(timer.current);
		const url = location.pathname + writeQuery(location.search, query) + location.hash;
		if (isExplicit.current && query !== latest.current) {
			history.pushState(history.state, "", url);
		} else {
			history.replaceState(history.state, "", url);
		}
		isExplicit.current = false;
		latest.current = query;
		if (input.current) {
			// WebKit resets the field of a page that it has kept for Back.
			input.current.defaultValue = query;
		}
		if (!query) {
			setOutcome(undefined);
			return;
		}
		// Responses may arrive out of order.
		const showIfLatest = (next: Outcome) => latest.current === query && setOutcome(next);
		const wait = setTimeout(() => showIfLatest("searching"), slowThreshold);
		try {
			const search = await startSearch(copy);
			showIfLatest({ query, answer: search(query), visibleCount: pageSize });
		} catch (error) {
			if (mayReload && error instanceof EngineLoadError && latest.current === query) {
				location.reload();
			}
			showIfLatest("failed");
		}
		clearTimeout(wait);
	}

	/** Looks for a query that is to stay in the history. */
	function submitSearch(query: string) {
		void runSearch(query);
		isExplicit.current = true;
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what the page was opened with counts once
	useEffect(() => {
		const query = getTypedQuery() || readQuery(location.search);
		if (query) {
			restoreQuery(query);
		}
		// The skip link changes the address too, and asks for nothing.
		const syncFromUrl = () => {
			const query = readQuery(location.search);
			if (query !== latest.current) {
				restoreQuery(query);
			}
		};
		addEventListener("popstate", syncFromUrl);
		return () => {
			clearTimeout(timer.current);
			removeEventListener("popstate", syncFromUrl);
		};
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what is looked for again is in the field
	useEffect(() => {
		if (outcome === "failed") {
			const retry = () => void runSearch(getTypedQuery());
			addEventListener("online", retry);
			return () => removeEventListener("online", retry);
		}
	}, [outcome]);

	/** Puts a query into the field that the address has already. */
	function restoreQuery(query: string) {
		if (input.current) {
			input.current.value = query;
		}
		isExplicit.current = false;
		submitSearch(query);
	}

	useLayoutEffect(() => {
		if (pendingFocusIndex.current !== undefined && outcome) {
			list.current?.children[pendingFocusIndex.current]?.querySelector("a")?.focus();
			pendingFocusIndex.current = undefined;
		}
	}, [outcome]);

	const getTypedQuery = () => input.current?.value.trim() ?? "";

	function scheduleSearch() {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => void runSearch(getTypedQuery()), debounce);
	}

	function clearOnEscape(event: KeyboardEvent) {
		if (event.key === "Escape" && input.current) {
			event.preventDefault();
			input.current.value = "";
			void runSearch("");
		}
	}

	const completed = typeof outcome === "object" ? outcome : undefined;
	const message = formatMessage(outcome, copy);
	const direct = completed && directAnswer(completed.query, answers, synonyms);
	return (
		<div className="search-panel interactive">
			<SearchForm
				{...field}
				large
				fieldRef={input}
				// A failure is said when something is looked for, not before.
				onFocus={() => void startSearch(copy).catch(() => {})}
				onInput={scheduleSearch}
				onKeyDown={clearOnEscape}
				onSubmit={(event) => {
					event.preventDefault();
					submitSearch(getTypedQuery());
				}}
			/>
			<p role="status" className="answer">
				{/* A new element each time: a translation takes texts out of theirs. */}
				{message && <span key={message}>{message}</span>}
			</p>
			{direct && (
				<div className="direct-answer">
					<h2>{direct.title}</h2>
					<p className="mt-2">{direct.text}</p>
					<p className="mt-2">
						<a href={direct.link.href}>{direct.link.label}</a>
					</p>
				</div>
			)}
			{outcome === "failed" && (
				<Actions>
					<ActionButton onClick={() => void runSearch(getTypedQuery(), true)}>
						{tryAgain}
					</ActionButton>
				</Actions>
			)}
			{completed?.answer.count === 0 && (
				<div className="nothing">
					<LinkedText paragraphs={[nothing.text]} />
					<Actions as="ul">
						{nothing.links.map(({ label, href }) => (
							<li key={href}>
								<a href={href}>{label}</a>
							</li>
						))}
					</Actions>
				</div>
			)}
			{completed && completed.answer.count > 0 && (
				<>
					<h2 className="visually-hidden">{results.title}</h2>
					<ol key={completed.query} ref={list} className="search-results ruled mt-4">
						{completed.answer.slice(0, completed.visibleCount).map((result) => (
							<Result key={result.href} result={result} kinds={results.kinds} />
						))}
					</ol>
					{completed.visibleCount < completed.answer.count && (
						<Actions>
							<ActionButton
								onClick={() => {
									pendingFocusIndex.current = completed.visibleCount;
									setOutcome({ ...completed, visibleCount: completed.visibleCount + pageSize });
								}}
							>
								{results.more}
							</ActionButton>
						</Actions>
					)}
				</>
			)}
		</div>
	);
}

/** What there is to say of an outcome, also to those who cannot see the list. */
function formatMessage(outcome: Outcome, copy: SearchProps["copy"]): string | undefined {
	if (typeof outcome !== "object") {
		return outcome && { searching: copy.results.searching, failed: copy.error }[outcome];
	}
	const { one, many, none, instead, missing } = copy.results;
	const { query, answer } = outcome;
	if (answer.count === 0) {
		return interpolate(none, { query });
	}
	const words = answer.missing.map((word) => `‘${word}’`).join(", ");
	const { count, isCorrected } = answer;
	return [
		isCorrected && interpolate(instead, { query }),
		!isCorrected && words && interpolate(missing, { words }),
		interpolate(count === 1 ? one : many, {
			count,
			query: isCorrected || words ? answer.query : query,
		}),
	]
		.filter(Boolean)
		.join(" ");
}

interface ResultProps {
	result: SearchResult;
	kinds: Copy["results"]["kinds"];
}

/** One thing found: what it is, its title, and where the words occur in it. */
function Result({ result: { kind, title, href, excerpt }, kinds }: ResultProps) {
	return (
		<li>
			<p className="caption">{kinds[kind]}</p>
			<h3>
				<a href={href}>{title}</a>
			</h3>
			<p className="quiet">
				{excerpt.map(({ text, isMarked }, place) =>
					isMarked ? (
						// biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt never move
						<mark key={place}>{text}</mark>
					) : (
						text
					),
				)}
			</p>
		</li>
	);
}
