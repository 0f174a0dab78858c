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
	const wanted = useRef<{ path: string; place: Place } | undefined>(undefined);
	/** Whether a page is there that would hear. */
	const isHeard = useRef(false);
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

	useImperativeHandle(handle, () => ({
		refresh: () => tell({ desk: "refresh" }),
		go: (path) => {
			// Asked for before the site is there, it is where the preview begins.
			first.current = path;
			if (frame.current && source) {
				setLoading(true);
				frame.current.src = origin + path;
			}
		},
		show: (path, place) => {
			wanted.current = { path, place };
			show();
		},
	}));

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
				case "page": {
					isHeard.current = true;
					setLoading(false);
					onPage(data.path);
					tell({ desk: "editing", on: isEditing });
					located.current = await post<Located[]>("locate", {
						path: data.path,
						blocks: data.blocks,
					});
					tell({ desk: "located", located: [...located.current] });
					show();
					break;
				}
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
