import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { Located, Place } from "../api.ts";
import type { DeskMessage, PageMessage } from "../preview/messages.ts";
import { get, post, wordsOf } from "./request.ts";

/** What the rest of the desk may ask of the page that is shown. */
export interface PreviewHandle {
	/** Shows the words as they now are. */
	refresh(): void;
	go(path: string): void;
	/** Brings a field's words into view. */
	show(path: string, place: Place): void;
}

/** What somebody pointed at. */
export interface Pointed {
	located?: Located;
	/** Where a link that was pointed at leads. */
	href?: string;
}

/** The site itself, made from what is saved and what is typed. */
export function Preview({
	origin,
	start,
	isEditing,
	onPointed,
	onPage,
	handle,
}: {
	origin: string;
	start: string;
	isEditing: boolean;
	onPointed: (pointed: Pointed) => void;
	onPage: (path: string) => void;
	handle: RefObject<PreviewHandle | null>;
}) {
	const frame = useRef<HTMLIFrameElement>(null);
	const located = useRef<readonly Located[]>([]);
	/** How many pages have said what is on them: the answer for one that is gone is of no use. */
	const told = useRef(0);
	const wanted = useRef<{ path: string; place: Place } | undefined>(undefined);
	/** Whether a page is there that would hear. */
	const isHeard = useRef(false);
	/** Whether there is something new to show that no page has shown yet. */
	const isStale = useRef(false);
	const [isLoading, setLoading] = useState(true);
	const first = useRef(start);
	const [source, setSource] = useState<string>();
	const [problem, setProblem] = useState("");

	const tell = (message: DeskMessage) => {
		if (isHeard.current) {
			frame.current?.contentWindow?.postMessage(message, origin);
		}
	};
	const show = () => {
		const { path, place = [] } = wanted.current ?? {};
		const id = located.current.find(
			(each) => each.path === path && each.place.join() === place.join(),
		)?.id;
		if (id !== undefined) {
			tell({ desk: "show", id });
		}
	};

	const go = (path: string) => {
		// Asked for before the site is there, it is where the preview begins.
		first.current = path;
		if (frame.current && source) {
			setLoading(true);
			frame.current.src = origin + path;
		}
	};

	useImperativeHandle(handle, () => ({
		refresh: () => {
			isStale.current = true;
			tell({ desk: "refresh" });
		},
		go,
		show: (path, place) => {
			wanted.current = { path, place };
			show();
		},
	}));

	/** Finds the fields of a page that has said what is on it, and tells it which words have one. */
	const locate = async ({ path, blocks, isNew }: Extract<PageMessage, { desk: "page" }>) => {
		isHeard.current = true;
		// One that is refreshed may be about to go.
		if (isNew) {
			setLoading(false);
		}
		onPage(path);
		tell({ desk: "editing", on: isEditing });
		if (isNew && isStale.current) {
			// It was asked for before the change, and was not there yet to be told of it.
			tell({ desk: "refresh" });
		}
		isStale.current &&= isNew;
		told.current += 1;
		const number = told.current;
		// Without an answer the page is there to look at, and All content to edit.
		const found = await post<Located[]>("locate", { path, blocks }).catch(() => []);
		if (number === told.current) {
			located.current = found;
			tell({ desk: "located", located: [...found] });
			show();
		}
	};

	useEffect(() => {
		get("preview").then(
			() => setSource(origin + first.current),
			(error) => setProblem(wordsOf(error)),
		);
	}, [origin]);
	useEffect(() => {
		const hear = async ({ origin: sender, source, data }: MessageEvent<PageMessage>) => {
			if (sender !== origin || source !== frame.current?.contentWindow) {
				return;
			}
			switch (data.desk) {
				case "page":
					await locate(data);
					break;
				case "gone":
					go("/");
					break;
				case "pointed": {
					const own = located.current.find(({ id }) => id === data.id);
					onPointed({
						...(own ? { located: own } : {}),
						...(data.href ? { href: data.href } : {}),
					});
					break;
				}
			}
		};
		window.addEventListener("message", hear);
		return () => window.removeEventListener("message", hear);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, and by each new page.
	useEffect(() => {
		tell({ desk: "editing", on: isEditing });
	}, [isEditing]);

	return (
		<div className="preview" data-loading={isLoading || undefined}>
			<iframe ref={frame} title="The page as it will be" src={source} />
			{isLoading && (
				<p className="loading" role="status">
					{problem || "The page is being made…"}
				</p>
			)}
		</div>
	);
}
