import { useEffect } from "react";

/** How long the URL waits for the reader to pause, in ms. Safari takes 100 changes in 10 s. */
const debounce = 250;

/** Puts a URL into the address bar once changes to it rest. @param url nothing while it is to stay as it is */
export function useDebouncedUrl(url: string | undefined): void {
	useEffect(() => {
		const timer = setTimeout(() => url && history.replaceState(history.state, "", url), debounce);
		return () => clearTimeout(timer);
	}, [url]);
}
