import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { FieldPath, Located } from "../api.ts";
import type { DeskMessage, PageMessage } from "../preview/messages.ts";
import { get, getMessage, post } from "./request.ts";
import "./Preview.css";

/** What the rest of the desk may ask of the page that is shown. */
export interface PreviewHandle {
	/** Shows the words as they now are. */
	refresh(): void;
	go(path: string): void;
	/** Brings a field's words into view. */
	show(path: string, place: FieldPath): void;
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
	const pageCount = useRef(0);
	const wantedField = useRef<{ path: string; place: FieldPath } | undefined>(undefined);
	/** Whether a page is there that would hear. */
	const isConnected = useRef(false);
	/** Whether there is something new to show that no page has shown yet. */
	const isStale = useRef(false);
	const [isLoading, setLoading] = useState(true);
	const startPath = useRef(start);
	const [source, setSource] = useState<string>();
	const [problem, setProblem] = useState("");

	const sendToPage = (message: DeskMessage) => {
		if (isConnected.current) {
			frame.current?.contentWindow?.postMessage(message, origin);
		}
	};
	const show = () => {
		const { path, place = [] } = wantedField.current ?? {};
		const id = located.current.find(
			(each) => each.path === path && each.place.join() === place.join(),
		)?.id;
		if (id !== undefined) {
			sendToPage({ desk: "show", id });
		}
	};

	const go = (path: string) => {
		// Asked for before the site is there, it is where the preview begins.
		startPath.current = path;
		if (frame.current && source) {
			setLoading(true);
			frame.current.src = origin + path;
		}
	};

	useImperativeHandle(handle, () => ({
		refresh: () => {
			isStale.current = true;
			sendToPage({ desk: "refresh" });
		},
		go,
		show: (path, place) => {
			wantedField.current = { path, place };
			show();
		},
	}));

	/** Finds the fields of a page that has said what is on it, and tells it which words have one. */
	const locate = async ({ path, blocks, isNew }: Extract<PageMessage, { desk: "page" }>) => {
		isConnected.current = true;
		// One that is refreshed may be about to go.
		if (isNew) {
			setLoading(false);
		}
		onPage(path);
		sendToPage({ desk: "editing", on: isEditing });
		if (isNew && isStale.current) {
			// It was asked for before the change, and was not there yet to be told of it.
			sendToPage({ desk: "refresh" });
		}
		isStale.current &&= isNew;
		pageCount.current += 1;
		const number = pageCount.current;
		// Without an answer the page is there to look at, and All content to edit.
		const fields = await post<Located[]>("locate", { path, blocks }).catch(() => []);
		if (number === pageCount.current) {
			located.current = fields;
			sendToPage({ desk: "located", located: [...fields] });
			show();
		}
	};

	useEffect(() => {
		get("preview").then(
			() => setSource(origin + startPath.current),
			(error) => setProblem(getMessage(error)),
		);
	}, [origin]);
	useEffect(() => {
		const receive = async ({ origin: sender, source, data }: MessageEvent<PageMessage>) => {
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
		window.addEventListener("message", receive);
		return () => window.removeEventListener("message", receive);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, and by each new page.
	useEffect(() => {
		sendToPage({ desk: "editing", on: isEditing });
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
