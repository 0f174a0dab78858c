import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { DeskMessage, PageMessage } from "../preview/messages.ts";
import type { FieldPath, LocatedBlock } from "../shared/api.ts";
import { get, getMessage, isUnreachable, post } from "./request.ts";
import { noteKeyPress } from "./state/keyPresses.ts";
import "./Preview.css";

/** Commands that the rest of the desk gives the preview. */
export interface PreviewHandle {
	/** Loads the content again, without leaving the page. */
	refresh(): void;
	go(path: string): void;
	/** Waits until every key that was pressed on the page so far has been noted. */
	collectKeys(): Promise<void>;
	/** Brings a field's words into view, and frames them. */
	showField(field: ShownField): void;
	/** Takes the frame off the field that was shown last, unless it is of a file that stays open. */
	leaveField(openPath?: string): void;
}

/** A field that the page brings into view. */
interface ShownField {
	path: string;
	fieldPath: FieldPath;
	/** Whether it only marks a place on the page, and has no frame. */
	isPlaceOnly?: boolean;
}

/** A click in the preview. */
export interface ElementClick {
	/** The block that was clicked, if a field is shown there. */
	block?: LocatedBlock;
	/** Where the clicked link leads. */
	href?: string;
	/** When it was clicked, from `Date.now()`. */
	time: number;
}

/** The site itself, built from what is saved and what is typed. */
export function Preview({
	origin,
	isEditing,
	onElementClick,
	onPage,
	handle,
}: {
	origin: string;
	isEditing: boolean;
	onElementClick: (click: ElementClick) => void;
	onPage: (path: string) => void;
	handle: RefObject<PreviewHandle | null>;
}) {
	const frameRef = useRef<HTMLIFrameElement>(null);
	const locatedBlocks = useRef<readonly LocatedBlock[]>([]);
	/** Number of pages that have reported their blocks: responses for an earlier one are dropped. */
	const pageCount = useRef(0);
	const wantedField = useRef<ShownField>(undefined);
	const keyCollectors = useRef<(() => void)[]>([]);
	/** Whether a page is loaded and listens. */
	const isConnected = useRef(false);
	/** Whether the content has changed since the page was loaded. */
	const isStale = useRef(false);
	const [isLoading, setLoading] = useState(true);
	const startPath = useRef("/");
	const [url, setUrl] = useState<string>();
	const [problem, setProblem] = useState("");

	const sendToPage = (message: DeskMessage) => {
		if (isConnected.current) {
			frameRef.current?.contentWindow?.postMessage(message, origin);
		}
	};
	const showWantedField = () => {
		const { path, fieldPath = [], isPlaceOnly = false } = wantedField.current ?? {};
		const id = locatedBlocks.current.find(
			(block) => block.path === path && block.fieldPath.join() === fieldPath.join(),
		)?.id;
		sendToPage({ desk: "show", isFramed: !isPlaceOnly, id });
	};

	const go = (path: string) => {
		// Until the site has started, this only sets the first page.
		startPath.current = path;
		if (frameRef.current && url) {
			setLoading(true);
			frameRef.current.src = origin + path;
		}
	};

	useImperativeHandle(handle, () => ({
		refresh: () => {
			isStale.current = true;
			sendToPage({ desk: "refresh" });
		},
		go,
		collectKeys: () => {
			const { promise, resolve } = Promise.withResolvers<void>();
			keyCollectors.current.push(resolve);
			sendToPage({ desk: "reportKeys" });
			return promise;
		},
		showField: (field) => {
			wantedField.current = field;
			showWantedField();
		},
		leaveField: (openPath) => {
			if (wantedField.current && wantedField.current.path !== openPath) {
				wantedField.current = undefined;
				showWantedField();
			}
		},
	}));

	/** Finds the fields of the blocks that a page has reported, and sends them back to it. */
	const locateBlocks = async ({ path, blocks, isNew }: Extract<PageMessage, { desk: "page" }>) => {
		isConnected.current = true;
		// A page that was only refreshed may be about to be left.
		if (isNew) {
			setLoading(false);
		}
		onPage(path);
		sendToPage({ desk: "editing", isEditing });
		if (isNew && isStale.current) {
			// The page was requested before the change.
			sendToPage({ desk: "refresh" });
		}
		isStale.current &&= isNew;
		pageCount.current += 1;
		const number = pageCount.current;
		// Without a response the page can still be read, and edited by All content.
		const nextBlocks = await post("locate", { path, blocks }).catch(() => []);
		if (number === pageCount.current) {
			locatedBlocks.current = nextBlocks;
			sendToPage({ desk: "located", blocks: [...nextBlocks] });
			showWantedField();
		}
	};

	useEffect(() => {
		get("preview", {}).then(
			() => setUrl(origin + startPath.current),
			(error) =>
				setProblem(isUnreachable(error) ? "The page cannot be shown now." : getMessage(error)),
		);
	}, [origin]);
	const reportClick = ({ id, href, time }: Extract<PageMessage, { desk: "clicked" }>) => {
		const block = locatedBlocks.current.find((located) => located.id === id);
		onElementClick({ block, href, time });
	};
	const endKeyCollection = () => {
		for (const resolve of keyCollectors.current.splice(0)) {
			resolve();
		}
	};
	useEffect(() => {
		const receive = async ({ origin: sender, source, data }: MessageEvent<PageMessage>) => {
			if (sender !== origin || source !== frameRef.current?.contentWindow) {
				return;
			}
			switch (data.desk) {
				case "page":
					await locateBlocks(data);
					break;
				case "notFound":
					go("/");
					break;
				case "clicked":
					reportClick(data);
					break;
				case "keyPressed":
					noteKeyPress(data.time);
					break;
				case "keysReported":
					endKeyCollection();
					break;
			}
		};
		window.addEventListener("message", receive);
		return () => window.removeEventListener("message", receive);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, and by each new page.
	useEffect(() => {
		sendToPage({ desk: "editing", isEditing });
	}, [isEditing]);

	return (
		<div className="preview" data-loading={isLoading || undefined}>
			<iframe ref={frameRef} title="The page as it will be" src={url} />
			{isLoading && (
				<p className="loading" role="status">
					{problem || "The page is being made…"}
				</p>
			)}
		</div>
	);
}
