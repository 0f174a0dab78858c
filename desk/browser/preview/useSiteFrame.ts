import { useCallback, useEffect, useRef, useState } from "react";
import { getMessage } from "../../shared/getMessage.ts";
import { get, isUnreachable } from "../request.ts";

/**
 * Loads pages of the site into a frame, once their server has started.
 * @param origin of that server; empty while it is not known
 */
export function useSiteFrame(origin: string) {
	const frameRef = useRef<HTMLIFrameElement>(null);
	const startPath = useRef("/");
	const loadedPath = useRef("");
	const [url, setUrl] = useState<string>();
	const [isLoading, setLoading] = useState(true);
	const [problem, setProblem] = useState("");
	useEffect(() => {
		if (origin !== "") {
			get("preview", {}).then(
				() => setUrl(origin + startPath.current),
				(error) =>
					setProblem(isUnreachable(error) ? "The page cannot be shown now." : getMessage(error)),
			);
		}
	}, [origin]);
	return {
		frameRef,
		/** The URL of the first page; undefined until the server has started. */
		url,
		isLoading,
		/** Why no page can be shown. */
		problem,
		/** Shows a page of the site. Until the server has started, this only sets the first one. */
		showPage: useCallback(
			(path: string) => {
				startPath.current = path;
				if (frameRef.current?.src) {
					// A place on the page that is there is scrolled to: nothing is loaded.
					if (!path.startsWith(`${loadedPath.current}#`)) {
						setLoading(true);
					}
					frameRef.current.src = origin + path;
				}
			},
			[origin],
		),
		/** Notes that a page has loaded. */
		endLoading: useCallback((path: string) => {
			loadedPath.current = path;
			setLoading(false);
		}, []),
	};
}
