import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { SearchForm } from "../components/SearchForm.tsx";
import { interpolate } from "../content/interpolate.ts";
import type { Page } from "../content/schemas/pages.ts";
import { readQuery, writeQuery } from "../search/address.ts";
import {
	type Answer,
	excerptParts,
	type QueryWords,
	type SearchResult,
	search,
	startSearch,
} from "../search/search.ts";

interface SearchProps {
	copy: Pick<Page<"search">, "field" | "results" | "stopWords" | "synonyms" | "error">;
}

/** What the page shows below the field: nothing, an answer to a query, or that there is none to be had. */
type Outcome = { query: string; answer: Answer; found: SearchResult[] } | "failed" | undefined;

/** How long typing must rest before it is looked for, in ms. Safari takes 100 addresses in 10 s. */
const settling = 200;

/** How many results are fetched at a time. */
const portion = 5;

/**
 * The field and what it finds. Pagefind and its index are fetched when the field is first used; the
 * address keeps the query, so that a search can be sent to others, and Back leads to the query before.
 */
export default function Search({
	copy: { field, results, stopWords, synonyms, error },
}: SearchProps) {
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
		if (!query) {
			setOutcome(undefined);
			return;
		}
		const next = await outcomeOf(query, { stopWords, synonyms });
		// Answers may come in another order than they were asked for.
		if (latest.current === query) {
			setOutcome(next);
		}
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

	async function loadMore() {
		if (typeof outcome !== "object") {
			return;
		}
		const { found, answer } = outcome;
		try {
			const more = await answer.load(found.length, found.length + portion);
			if (latest.current === outcome.query) {
				awaited.current = found.length;
				setOutcome({ ...outcome, found: [...found, ...more] });
			}
		} catch {
			setOutcome("failed");
		}
	}

	return (
		<div className="interactive">
			<SearchForm
				{...field}
				fieldRef={input}
				// A failure is said when something is looked for, not before.
				onFocus={() => void startSearch().catch(() => {})}
				onInput={lookSoon}
				onKeyDown={clearOnEscape}
				onSubmit={(event) => {
					event.preventDefault();
					ask(typedWords());
				}}
			/>
			<p role="status" className="answer">
				{outcome === "failed" && error}
				{typeof outcome === "object" && sentence(outcome, results)}
			</p>
			{typeof outcome === "object" && outcome.found.length > 0 && (
				<>
					<h2 className="visually-hidden">{results.title}</h2>
					<ol ref={list} className="found ruled mt-4">
						{outcome.found.map((found) => (
							<Result key={found.url} found={found} kinds={results.kinds} />
						))}
					</ol>
					{outcome.found.length < outcome.answer.count && (
						<p className="actions">
							<button type="button" className="action" onClick={() => void loadMore()}>
								{results.more}
							</button>
						</p>
					)}
				</>
			)}
		</div>
	);
}

async function outcomeOf(query: string, words: QueryWords): Promise<Outcome> {
	try {
		const answer = await search(query, words);
		return { query, answer, found: await answer.load(0, portion) };
	} catch {
		return "failed";
	}
}

/** What was found, in one sentence, also for those who cannot see the list. */
function sentence(
	{ query, answer: { count, instead } }: Exclude<Outcome, string | undefined>,
	copy: SearchProps["copy"]["results"],
): string {
	if (count === 0) {
		return interpolate(copy.none, { query });
	}
	const counted = interpolate(count === 1 ? copy.one : copy.many, {
		count,
		query: instead ?? query,
	});
	return instead ? `${interpolate(copy.instead, { query })} ${counted}` : counted;
}

interface ResultProps {
	found: SearchResult;
	kinds: SearchProps["copy"]["results"]["kinds"];
}

/** One thing found: what it is, its title, and where the words stand in it. */
function Result({ found, kinds }: ResultProps) {
	const [kind] = found.filters.kind;
	return (
		<li>
			<span className="tag">{kinds[kind as keyof typeof kinds]}</span>
			<h3>
				<a href={found.url}>{found.meta.title}</a>
			</h3>
			<p className="quiet">
				{excerptParts(found).map(({ text, marked }, place) =>
					marked ? (
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
