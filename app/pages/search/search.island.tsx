import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { interpolate } from "../../../content-model/browser.ts";
import type { Page } from "../../../content-model/index.ts";
import { ActionButton, Actions } from "../../components/Action.tsx";
import { LinkedText } from "../../components/LinkedText.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { readQuery, writeQuery } from "../../components/searchUrl.ts";
import { Tag } from "../../components/Tag.tsx";
import type { Paragraph } from "../../site/plainText.server.ts";
import type { Answer, SearchResult } from "./engine.ts";
import { startSearch } from "./search.ts";
import "./SearchResults.css";

type Copy = Page<"search">;

interface SearchProps {
	copy: Pick<Copy, "field" | "results" | "stopWords" | "synonyms" | "error" | "tryAgain"> & {
		/** What is offered where nothing is found. */
		nothing: { text: Paragraph; links: Copy["nothing"]["links"] };
	};
}

/** A query with its answer, and how many results are shown. */
interface Answered {
	query: string;
	answer: Answer;
	shown: number;
}

/** What the page shows below the field: nothing, that it waits, an answer, or that there is none to be had. */
type Outcome = Answered | "searching" | "failed" | undefined;

/** How long typing must rest before it is looked for, in ms. Safari takes 100 addresses in 10 s. */
const settling = 200;

/** After how long a wait is said, in ms. */
const slow = 300;

/** How many results are shown at a time. */
const portion = 5;

/**
 * The field and what it finds. The index is fetched when the field is first used; the address keeps the
 * query, so that a search can be sent to others, and Back leads to the query before.
 */
export default function Search({ copy }: SearchProps) {
	const { field, results, nothing, tryAgain } = copy;
	const input = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const latest = useRef("");
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Whether the latest query was asked for by Enter or by the address: the next gets its own entry. */
	const asked = useRef(false);
	/** Place of the result that takes the focus when it comes. */
	const awaited = useRef<number>(undefined);
	const [outcome, setOutcome] = useState<Outcome>();

	async function look(query: string) {
		clearTimeout(timer.current);
		const address = location.pathname + writeQuery(location.search, query) + location.hash;
		if (asked.current && query !== latest.current) {
			history.pushState(history.state, "", address);
		} else {
			history.replaceState(history.state, "", address);
		}
		asked.current = false;
		latest.current = query;
		if (input.current) {
			// WebKit resets the field of a page that it has kept for Back.
			input.current.defaultValue = query;
		}
		if (!query) {
			setOutcome(undefined);
			return;
		}
		// Answers may come in another order than they were asked for.
		const show = (next: Outcome) => latest.current === query && setOutcome(next);
		const wait = setTimeout(() => show("searching"), slow);
		try {
			const search = await startSearch(copy);
			show({ query, answer: search(query), shown: portion });
		} catch {
			show("failed");
		}
		clearTimeout(wait);
	}

	/** Looks for a query that is to stay in the history. */
	function ask(query: string) {
		void look(query);
		asked.current = true;
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what the page was opened with counts once
	useEffect(() => {
		const query = typedWords() || readQuery(location.search);
		if (query) {
			show(query);
		}
		// The skip link changes the address too, and asks for nothing.
		const showAddress = () => {
			const query = readQuery(location.search);
			if (query !== latest.current) {
				show(query);
			}
		};
		addEventListener("popstate", showAddress);
		return () => {
			clearTimeout(timer.current);
			removeEventListener("popstate", showAddress);
		};
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what is looked for again is the latest query
	useEffect(() => {
		if (outcome === "failed") {
			const again = () => void look(latest.current);
			addEventListener("online", again);
			return () => removeEventListener("online", again);
		}
	}, [outcome]);

	/** Puts a query into the field that the address has already. */
	function show(query: string) {
		if (input.current) {
			input.current.value = query;
		}
		asked.current = false;
		ask(query);
	}

	useLayoutEffect(() => {
		if (awaited.current !== undefined && outcome) {
			list.current?.children[awaited.current]?.querySelector("a")?.focus();
			awaited.current = undefined;
		}
	}, [outcome]);

	const typedWords = () => input.current?.value.trim() ?? "";

	function lookSoon() {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => void look(typedWords()), settling);
	}

	function clearOnEscape(event: KeyboardEvent) {
		if (event.key === "Escape" && input.current) {
			event.preventDefault();
			input.current.value = "";
			void look("");
		}
	}

	const answered = typeof outcome === "object" ? outcome : undefined;
	const message = messageOf(outcome, copy);
	return (
		<div className="interactive">
			<SearchForm
				{...field}
				large
				fieldRef={input}
				// A failure is said when something is looked for, not before.
				onFocus={() => void startSearch(copy).catch(() => {})}
				onInput={lookSoon}
				onKeyDown={clearOnEscape}
				onSubmit={(event) => {
					event.preventDefault();
					ask(typedWords());
				}}
			/>
			<p role="status" className="answer">
				{/* A new element each time: a translation takes texts out of theirs. */}
				{message && <span key={message}>{message}</span>}
			</p>
			{outcome === "failed" && (
				<Actions>
					<ActionButton onClick={() => void look(latest.current)}>{tryAgain}</ActionButton>
				</Actions>
			)}
			{answered?.answer.count === 0 && (
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
			{answered && answered.answer.count > 0 && (
				<>
					<h2 className="visually-hidden">{results.title}</h2>
					<ol key={answered.query} ref={list} className="found ruled mt-4">
						{answered.answer.slice(0, answered.shown).map((result) => (
							<Result key={result.href} result={result} kinds={results.kinds} />
						))}
					</ol>
					{answered.shown < answered.answer.count && (
						<Actions>
							<ActionButton
								onClick={() => {
									awaited.current = answered.shown;
									setOutcome({ ...answered, shown: answered.shown + portion });
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
function messageOf(outcome: Outcome, copy: SearchProps["copy"]): string | undefined {
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

/** One thing found: what it is, its title, and where the words stand in it. */
function Result({ result: { kind, title, href, excerpt }, kinds }: ResultProps) {
	return (
		<li>
			<Tag>{kinds[kind]}</Tag>
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
