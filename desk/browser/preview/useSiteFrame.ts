import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskMessage } from "../../pageScript/messages.ts";
import { getMessage } from "../../shared/getMessage.ts";
import { useLatest } from "../hooks/useLatest.ts";
import { get, isUnreachable } from "../request.ts";

/** Pause before the page is asked for again where a request for it was lost, in milliseconds. */
const pause = 1_000;

/**
 * Loads pages of the site into a frame, once their server has started.
 * @param origin of that server; empty while it is not known
 */
export function useSiteFrame(origin: string) {
	const frameRef = useRef<HTMLIFrameElement>(null);
	const [page, setPage] = useState("/");
	const latestPage = useLatest(page);
	const [url, setUrl] = useState<string>();
	const [isLoading, setLoading] = useState(true);
	const [problem, setProblem] = useState("");
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const ask = () =>
			get("preview", {}).then(
				() => {
					setProblem("");
					setUrl(origin + latestPage.current);
				},
				(error) => {
					if (isUnreachable(error)) {
						setProblem("The page cannot be shown now.");
						timer = setTimeout(ask, pause);
					} else {
						setProblem(getMessage(error));
					}
				},
			);
		if (origin !== "") {
			void ask();
		}
		return () => clearTimeout(timer);
	}, [origin, latestPage]);
	return {
		frameRef,
		/** The path of the page that is shown, or on its way. */
		page,
		/** The URL of the first page; undefined until the server has started. */
		url,
		isLoading,
		/** Why no page can be shown. */
		problem,
		/**
		 * Shows a page of the site. Until the server has started, this only sets the first one.
		 * @param pageUrl its path, and a place on it
		 * @param isStep whether the browser’s Back leads to the page before
		 */
		showPage: useCallback(
			(pageUrl: string, isStep = true) => {
				const [nextPage = "/", place] = pageUrl.split("#");
				// A place on the page that is there is scrolled to: nothing is loaded.
				if (place === undefined || nextPage !== latestPage.current) {
					setLoading(true);
				}
				setPage(nextPage);
				const frame = frameRef.current;
				if (frame?.src && isStep) {
					frame.src = origin + pageUrl;
				} else if (frame?.src) {
					frame.contentWindow?.location.replace(origin + pageUrl);
				}
			},
			[origin, latestPage],
		),
		/** Sends the page in the frame a message. */
		postToPage: (message: DeskMessage) =>
			frameRef.current?.contentWindow?.postMessage(message, origin),
		/** Notes that a page has loaded. */
		endLoading: useCallback((loadedPage: string) => {
			setPage(loadedPage);
			setLoading(false);
		}, []),
	};
}
